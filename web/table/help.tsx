import { Dialog } from '#look/dialog.tsx';
import { Switch } from '#look/switch.tsx';
import { words as shell } from '../words/index.ts';
import { KEYS, type Shortcut, shortcutsOn, turnShortcuts } from './shortcuts.ts';
import { words } from './words/index.ts';

/** Which keys do what. */
export function Help({ onClose }: { onClose(): void }) {
  const { help } = words.value;
  const on = shortcutsOn.value;
  return (
    <Dialog title={help.title} close={shell.value.close} kind="help" onClose={onClose}>
      <p>{help.intro}</p>
      <dl>
        {(Object.keys(KEYS) as Shortcut[]).map((name) => (
          <div key={name}>
            <dt>
              <kbd>{KEYS[name] === ' ' ? help.space : KEYS[name].toUpperCase()}</kbd>
            </dt>
            <dd>{help.keys[name]}</dd>
          </div>
        ))}
      </dl>
      <div class="line row">
        <span>
          <b>{help.on}</b>
          <small>{help.onText}</small>
        </span>
        <Switch label={help.on} on={on} state={on ? shell.value.on : shell.value.off} onSwitch={turnShortcuts} />
      </div>
    </Dialog>
  );
}
