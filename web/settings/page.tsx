import { TopBar } from '../top-bar.tsx';

export function SettingsPage() {
  return (
    <>
      <TopBar title="" />
      <main id="main" />
    </>
  );
}
