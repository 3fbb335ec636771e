import { describe, expect, test } from 'vitest';
import { quick } from '#table/chance.ts';
import { LANGUAGES, type Language } from '#table/text.ts';
import { JOBS } from '../../components/jobs.ts';
import { drawn } from '../../drawn.ts';
import { meanings } from '../../foresight.ts';
import { game } from '../../index.ts';
import type { Move } from '../../move.ts';
import { parseOptions } from '../../options.ts';
import { view } from '../../seen.ts';
import type { State } from '../../state.ts';
import { text } from '../../text/index.ts';
import { scene } from '../scene.ts';
import { NAMES, night } from './sample.ts';

const said = (state: State, move: Move, language: Language = 'en'): string => {
  const [seat] = game.toAct(state);
  const seen = view(state, seat!);
  return text[language].move(move, seen, NAMES.slice(0, state.seats), meanings(seen, [move])[0]);
};

describe('moves', () => {
  test('a price, and what is to be feared', () => {
    const state = night();
    expect(said(state, { type: 'go', to: '1B1' })).toBe(
      'Go to 1B1 (Laser 2): 1 action. 1 more action, a token, or an alarm.',
    );
    expect(said(state, { type: 'go', to: '1B1' }, 'de')).toBe(
      'Nach 1B1 (Laser 2) gehen: 1 Aktion. 1 weitere Aktion, ein Marker oder Alarm.',
    );
    expect(said(state, { type: 'go', to: '1B1' }, 'es')).toBe(
      'Ir a 1B1 (Láser 2): 1 acción. 1 acción más, una ficha o alarma.',
    );
    expect(said(state, { type: 'go', to: '1D4' })).toBe('Go to 1D4 (Deadbolt 2): 3 actions.');
  });

  test('a roll names its dice and the digits still missing', () => {
    expect(said(night(), { type: 'crack', safe: '1A1' })).toBe(
      'Roll 3 dice for the Safe at 1A1: 1 action. Missing: 3, 4, 3 face down.',
    );
  });

  test('the end of the actions says what follows', () => {
    const state = night();
    expect(said(state, { type: 'end' })).toMatch(
      /^End your actions\. You draw an event\. Jonas loses 1 Stealth about \d+%/,
    );
    state.spent = 3;
    expect(said(state, { type: 'end' }, 'de')).toMatch(
      /^Deine Aktionen beenden\. Dann geht Wache 1 los: 4 Schritte\. /,
    );
  });

  test('a guard on the way costs Stealth, or the game', () => {
    const beside = (stealth: number): State =>
      drawn(`s0 hawk normal · stealth ${stealth}\nfloor 1\n1 ./0 ./G ? ?\n2 ? ? ? ?\n3 ? ? ? ?\n4 ? ? ? ?`, {
        job: 'office',
      });
    expect(said(beside(1), { type: 'go', to: '1B1' })).toMatch(/: 1 action\. You lose 1 Stealth\.$/);
    expect(said(beside(0), { type: 'go', to: '1B1' })).toMatch(
      /: 1 action\. Not enough Stealth: you would be captured!$/,
    );
    expect(said(beside(0), { type: 'slip', to: '1B1' })).toMatch(
      /tile at 1B1, free\. If your turn ends there you are captured about \d% of the time\.$/,
    );
  });

  test('an order says where it leads and what is there, and where one stays otherwise', () => {
    const { state } = scene(`
      s0 rook
      s1 juicer
      floor 1
      1 ./0 ./1 fingerprint ?
      4 ? ? ? ?/G`).play('order s1 1C1');
    expect(said(state, { type: 'agree' })).toMatch(/^Go to 1C1 \(Fingerprint \d\)\. Alarm at 1C1\./);
    expect(said(state, { type: 'decline' }, 'de')).toBe('In 1B1 bleiben.');
  });

  test('the last one out is warned of loot left behind', () => {
    const state = drawn(
      'turn s0 · left 2\ns0 hawk normal\nlies tiara 2A1\nfloor 1\n1 ? ? ? ?\n2 ? ? ? ?\n3 ? ? ? ?\n4 ? ? ? ?\nfloor 2\n1 ? stairs4/0 ? ?\n2 ? ? ? ?\n3 ? ? ? ?\n4 ? ? ? ?',
      { job: 'office' },
    );
    expect(said(state, { type: 'escape' })).toContain('loot would be left behind');
    state.lootAt.fill(0);
    expect(said(state, { type: 'escape' })).toBe('Escape to the roof: 1 action, and your turn ends at once.');
  });
});

describe.each(JOBS)('whatever can be done in %s', (job) => {
  test('is said in each language, and no two moves alike', () => {
    const heard = new Set<string>();
    for (let n = 0; n < 12; n++) {
      const chance = quick(`${job} said ${n}`);
      const options = parseOptions({ job, lostVisual: n % 2 === 0 });
      if ('wrong' in options) throw new Error(options.wrong.type);
      const state = game.setup(options, 1 + (n % 4), chance);
      for (let steps = 0; steps < 250 && game.toAct(state).length > 0; steps++) {
        const [seat] = game.toAct(state);
        const moves = game.moves(state, seat!);
        const seen = view(state, seat!);
        // Looking ahead takes longer than all the rest.
        const ahead = steps % 9 === 0 ? meanings(seen, moves) : [];
        for (const language of LANGUAGES) {
          const lines = moves.map((move, i) => text[language].move(move, seen, NAMES.slice(0, state.seats), ahead[i]));
          expect(lines.filter((line, i) => lines.indexOf(line) !== i)).toEqual([]);
          for (const line of lines) expect(line).toMatch(/^[¿¡\p{Lu}\d].*[.!]$/u);
          expect(lines.join(' ')).not.toMatch(/undefined|NaN|\[object| {2}/);
        }
        for (const move of moves) heard.add(move.type);
        game.step(state, seat!, moves[chance.below(moves.length)]!, chance, () => {});
      }
    }
    expect(heard.size).toBeGreaterThan(20);
  });
});
