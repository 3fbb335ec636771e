import { describe, expect, test } from 'vitest';
import { quick } from '#table/chance.ts';
import type { Viewer } from '#table/game.ts';
import type { Language } from '#table/text.ts';
import { RAID_COUNT, type Token } from '../../components.ts';
import { game } from '../../index.ts';
import { BOX, type State, safeOf } from '../../state.ts';
import { text } from '../../text/index.ts';
import { view } from '../../view.ts';
import { BASE, NAMES, put, s } from './sample.ts';

describe('the outcome', () => {
  /** A finished game in which each seat has these tokens, all of them of the paintings. */
  function ended(...stacks: Token[][]): State {
    const state = game.setup(BASE, stacks.length, quick('ended'));
    state.raid = RAID_COUNT;
    state.places.fill(BOX);
    stacks.forEach((names, seat) => {
      put(state, 3, safeOf(seat), ...names);
    });
    return state;
  }
  const says = (state: State, viewer: Viewer, language: Language = 'en'): readonly string[] =>
    text[language].outcome(game.outcome(state)!, view(state, viewer), NAMES);

  test('[R19, R25] a winner, and somebody arrested with more points', () => {
    const state = ended(['0a', '4a'], ['1a', '3a'], ['3b', '3c']);
    expect(says(state, s(1))).toEqual([
      'Mira wins with 4 points.',
      'Tied on points, so alibis decide.',
      'Lucía is arrested: no alibi, and no one has fewer.',
      '1. Mira: 4 points, 3 alibis',
      '2. You: 4 points, 1 alibi',
      '3. Lucía: 6 points, no alibi, arrested',
    ]);
    expect(says(state, s(0), 'de')[0]).toBe('Du gewinnst mit 4 Punkten.');
    expect(says(state, s(2), 'es').slice(0, 3)).toEqual([
      'Mira gana con 4 puntos.',
      'Hay empate a puntos, así que deciden las coartadas.',
      'Arresto para ti: ninguna coartada, nadie tiene menos.',
    ]);
  });

  test('[R24] a shared win', () => {
    const state = ended(['1a', '3a'], ['4a'], ['3b']);
    expect(says(state, s(2))[0]).toBe('Mira and Jonas share the win with 4 points each.');
    expect(says(state, s(0), 'de')[0]).toBe('Du und Jonas teilt euch den Sieg mit je 4 Punkten.');
    expect(says(state, s(1), 'es')[0]).toBe('Victoria compartida: tú y Mira, 4 puntos por persona.');
    expect(says(state, s(2))).toContain('1. Jonas: 4 points, 1 alibi');
    expect(says(state, s(2)).join()).not.toContain('level');
  });

  test('[R19] several arrested, with the reader among them', () => {
    const state = ended(['0a'], ['4a'], ['5a']);
    expect(says(state, s(1))).toContain('You and Lucía are arrested: 1 alibi each, and no one has fewer.');
    expect(says(state, s(1), 'de')).toContain('Du und Lucía werdet verhaftet: je 1 Alibi, weniger hat niemand.');
    expect(says(state, s(1), 'es')).toContain('Arresto para ti y Lucía: 1 coartada por persona, nadie tiene menos.');
  });

  test('[R19] everybody arrested: the police win', () => {
    const state = ended(['3a'], ['3b'], ['3c']);
    expect(says(state, s(0))).toEqual([
      'The police win: everyone is tied for the fewest alibis and is arrested.',
      '1. You: 3 points, no alibi, arrested',
      '1. Jonas: 3 points, no alibi, arrested',
      '1. Lucía: 3 points, no alibi, arrested',
    ]);
    expect(says(state, s(0), 'de')[0]).toMatch(/^Die Polizei gewinnt/);
    expect(says(state, s(0), 'es')[0]).toMatch(/^Gana la policía/);
  });

  test('[R20] two players: nobody is arrested, one was fined', () => {
    const state = ended(['0a', '3a'], ['1a', '5a']);
    expect(says(state, s(1))).toEqual([
      'You win with 6 points.',
      '1. You: 6 points, 2 alibis',
      '2. Mira: 3 points, 2 alibis',
    ]);
    put(state, 3, safeOf(1), '2a');
    expect(says(state, s(1))[1]).toBe('Mira has fewer alibis and paid the fine before final scoring.');
    expect(says(state, s(0), 'de')[1]).toBe('Du hast weniger Alibis und hast vor der Wertung die Strafe bezahlt.');
    expect(says(state, s(0), 'es')[1]).toBe('Tienes menos coartadas y pagaste la multa antes del recuento.');
  });
});
