import type { TokenSet } from '../../components.ts';
import { BOSS_POINTS, BOXES, RAIDS, type Token, tokenNamed } from '../../components.ts';
import { kindOf } from '../../text/pieces.ts';
import { Thing } from '../art/pictures.tsx';

interface Printed {
  readonly tokens: TokenSet;
  readonly raid: number;
  readonly token: Token;
}

/** What is printed on a token: number, object, alibis. */
export function Print({ tokens, raid, token }: Printed) {
  const box = BOXES[tokens];
  const kind = kindOf(token);
  const alibis = box.alibis[tokenNamed(box, raid, token)]!;
  return (
    <>
      <Thing raid={RAIDS[raid]!} kind={kind} />
      <b data-print={kind === 'boss' ? BOSS_POINTS : kind} />
      {alibis > 0 && (
        <span class="alibis">
          {Array.from({ length: alibis }, (_, i) => (
            <i key={i} />
          ))}
        </span>
      )}
    </>
  );
}

/** The styles of a token: the Boss has its own canvas, the raid says the colour. */
export const tokenClass = (raid: number, token: Token): string =>
  `token raid-${raid}${token === 'boss' ? ' boss' : ''}`;

/** A token to look at. */
export function Picture({
  label,
  loose = true,
  ...printed
}: Printed & { readonly label?: string; readonly loose?: boolean }) {
  const styles = `${tokenClass(printed.raid, printed.token)}${loose ? ' loose' : ''}`;
  if (label === undefined) {
    return (
      <span class={styles} aria-hidden="true">
        <Print {...printed} />
      </span>
    );
  }
  return (
    <span class={styles} role="img" aria-label={label}>
      <Print {...printed} />
    </span>
  );
}
