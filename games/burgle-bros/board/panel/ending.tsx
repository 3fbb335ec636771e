import { RuleChip } from '#look/rule-chip.tsx';
import { Icon } from '../icon.tsx';
import type { Scene } from '../scene.ts';
import { beatsOf } from './sequel.ts';

/** When you end the turn: what then happens, in order. */
export function Ending({ scene }: { readonly scene: Scene }) {
  const { say, end, explain } = scene;
  const beats = beatsOf(scene);
  if (end === undefined || beats.length === 0) return null;
  return (
    <section class="ending" aria-label={say.ending.title}>
      <header>
        <h3>{say.ending.title}</h3>
        <RuleChip rule="R1" language={scene.language} open={explain} />
      </header>
      <ol>
        {beats.map(({ key, icon, tone, title, text }) => (
          <li key={key} class={tone}>
            <Icon name={icon} />
            <p>
              <strong>{title}</strong>
              {text !== '' && <span>{text}</span>}
            </p>
          </li>
        ))}
      </ol>
    </section>
  );
}
