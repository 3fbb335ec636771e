import '../paper.css';
import { SettingsPanel } from '../settings-panel.tsx';
import { useTitle } from '../title.ts';
import { TopBar } from '../top-bar.tsx';
import { words } from '../words/index.ts';
import { MyBlocks } from './my-blocks.tsx';
import { MyCalls } from './my-calls.tsx';
import { MyData } from './my-data.tsx';
import { MyDevices } from './my-devices.tsx';
import { MyName } from './my-name.tsx';

export function SettingsPage() {
  const say = words.value.settings;
  useTitle(say.title);
  return (
    <>
      <TopBar />
      <main id="main" class="sheets">
        <h1>{say.title}</h1>
        <section class="paper">
          <SettingsPanel />
        </section>
        <div class="column">
          <MyName />
          <MyCalls />
          <MyDevices />
          <MyBlocks />
          <MyData />
        </div>
      </main>
    </>
  );
}
