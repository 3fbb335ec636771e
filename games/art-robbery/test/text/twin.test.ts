import { describe, expect, test } from 'vitest';
import { quick } from '#table/chance.ts';
import type { Viewer } from '#table/game.ts';
import { LANGUAGES, type Language } from '#table/text.ts';
import { BOXES, tokenNamed } from '../../components.ts';
import { game } from '../../index.ts';
import { CENTRE, type Options, type State, safeOf } from '../../state.ts';
import { antiques, BASE, put, s, twinOf } from './sample.ts';

describe('the twin', () => {
  test('tells the whole table to somebody seated', () => {
    expect(twinOf(antiques(3), s(0)).split('\n')).toEqual([
      '# Raid 3 of 4: Antiques',
      'It is your turn: play a card.',
      '# Center',
      '0 with 2 alibis, two 3s, 5, Boss.',
      'Out of the game: Boss (Sketches).',
      '# Players',
      'You: 2 with 1 alibi. Safe: 4 tokens, 9 points. Hand: 5 cards.',
      'Jonas, with the dog: 1 with 1 alibi, 4. Safe: 6 tokens. Hand: 5 cards.',
      'Lucía: 3. Safe: 7 tokens. Hand: 5 cards.',
      '# Safe stacks',
      'You, Sketches: 3, 5.',
      'You, Sculptures: 0 with 2 alibis, 1 with 1 alibi.',
      'Jonas, face down: Sketches 3, Sculptures 3.',
      'Lucía, face down: Sketches 3, Sculptures 4.',
      '# Alibis: the fewest are arrested',
      'Lucía: no alibi in sight, 7 safe tokens unseen.',
      'Jonas: 1 alibi in sight, 6 safe tokens unseen.',
      'You: 4 alibis (1 not safe yet).',
      'Still to come: 8 alibis.',
      '# Cards',
      'Your hand: 0, two 3s, Boss, greedy thief.',
      'Draw pile: 40 cards. Discard pile: no cards.',
    ]);
  });

  test('the same in German and Spanish', () => {
    const german = twinOf(antiques(3), s(0), 'de').split('\n');
    expect(german).toContain('# Überfall 3 von 4: Antiquitäten');
    expect(german).toContain('Du bist am Zug: Spiel eine Karte.');
    expect(german).toContain('0 mit 2 Alibis, zweimal die 3, 5, Boss.');
    expect(german).toContain('Jonas, mit Wachhund: 1 mit 1 Alibi, 4. Gesichert: 6 Tokens. Hand: 5 Karten.');
    expect(german).toContain('Jonas, verdeckt: Skizzen 3, Skulpturen 3.');
    expect(german).toContain('Jonas: 1 Alibi sichtbar, 6 gesicherte Tokens verdeckt.');
    expect(german).toContain('Deine Hand: 0, zweimal die 3, Boss, gieriger Dieb.');
    const spanish = twinOf(antiques(3), s(0), 'es').split('\n');
    expect(spanish).toContain('# Incursión 3 de 4: Antigüedades');
    expect(spanish).toContain('0 con 2 coartadas, dos 3, 5, Jefe.');
    expect(spanish).toContain('Jonas, con el perro: 1 con 1 coartada, 4. A salvo: 6 fichas. Mano: 5 cartas.');
    expect(spanish).toContain('Jonas: 1 coartada a la vista, 6 fichas a salvo ocultas.');
    expect(spanish).toContain('Tu mano: 0, dos 3, Jefe, Ladrón codicioso.');
    expect(german).toHaveLength(spanish.length);
  });

  test('[R15, R26] says the same whatever is hidden, and tells it on an open table', () => {
    const swapped = (options: Options): [State, State] => {
      const [one, other] = [antiques(3, options), antiques(3, options)];
      put(other, 0, safeOf(2), '0a'); // Jonas's alibis against a 4 of Lucía's,
      put(other, 0, safeOf(1), '4a');
      other.hands.splice(9, 18, ...one.hands.slice(18), ...one.hands.slice(9, 18)); // and their hands too
      return [one, other];
    };
    for (const language of LANGUAGES) {
      const [one, other] = swapped(BASE);
      expect(one.hands).not.toEqual(other.hands);
      expect(twinOf(other, s(0), language)).toBe(twinOf(one, s(0), language));
      expect(twinOf(other, 'audience', language)).toBe(twinOf(one, 'audience', language));
      expect(twinOf(other, s(1), language)).not.toBe(twinOf(one, s(1), language));
      const [open, openToo] = swapped({ ...BASE, safes: 'open' });
      expect(twinOf(openToo, s(0), language)).not.toBe(twinOf(open, s(0), language));
    }
  });

  test('[R19] says who would be arrested, but only when every safe stack is in sight', () => {
    expect(twinOf(antiques(3), s(0))).not.toContain('if the game ended now');
    const open = twinOf(antiques(3, { ...BASE, safes: 'open' }), s(0));
    expect(open).toContain('\nLucía: no alibi. Would be arrested if the game ended now.\n');
    expect(open).toContain('\nJonas: 3 alibis (1 not safe yet).\n');
    expect(open).toContain('Lucía: 3. Safe: 7 tokens, 27 points. Hand: 5 cards.');
    const start = game.setup(BASE, 3, quick('start'));
    expect(twinOf(start, s(0))).toContain('Everyone is tied: all would be arrested');
    expect(twinOf(start, s(0))).not.toContain('Arrested if');
  });

  test('[R20] two players know everything of each other, and the audience does not', () => {
    const [mine, german, spanish] = LANGUAGES.map((language) => twinOf(antiques(2), s(0), language));
    expect(mine).toContain(
      '# Alibis: the player with fewer pays 10 points\nJonas: 3 alibis (1 not safe yet). Would be fined',
    );
    expect(german).toContain('Jonas: 3 Alibis, davon 1 noch auf dem Tisch. Strafe fällig, wenn jetzt Schluss wäre.');
    expect(spanish).toContain('Jonas: 3 coartadas, 1 aún sobre la mesa. Multa si la partida terminara ahora.');
    expect(twinOf(antiques(2), 'audience')).not.toContain('if the game ended now');
  });

  test('[R21] two players with equal alibis: nobody would pay', () => {
    const start = game.setup(BASE, 2, quick('start'));
    expect(twinOf(start, s(0))).not.toContain('if the game ended now');
  });

  test('[R30] the dog’s question is put to the victim and told to the others', () => {
    const state = antiques(3);
    state.pending.push({ ask: 'token-or-dog', thief: s(0), victim: s(1), token: tokenNamed(BOXES.base, 2, '1a') });
    const asked = (viewer: Viewer, language: Language): string => twinOf(state, viewer, language).split('\n')[1]!;
    expect(asked(s(1), 'en')).toBe(
      'Mira wants to steal a 1 with 1 alibi from you. You have the dog: give the 1 or the dog.',
    );
    expect(asked(s(1), 'de')).toBe(
      'Mira will dir eine 1 mit 1 Alibi stehlen. Du hast den Wachhund: Gib die 1 oder den Hund ab.',
    );
    expect(asked(s(0), 'es')).toBe(
      'Quieres robarle un 1 con 1 coartada a Jonas, que tiene el perro y decide: entregar el 1 o el perro.',
    );
    expect(asked(s(2), 'en')).toBe(asked('audience', 'en'));
    expect(asked(s(2), 'en')).toMatch(/^Mira wants to steal a 1 with 1 alibi from Jonas, who has the dog/);
  });

  test('somebody else’s turn, and the dog in the centre', () => {
    const state = antiques(3);
    state.turn = s(1);
    state.dog = CENTRE;
    expect(twinOf(state, s(0))).toContain('It is Jonas’s turn.');
    expect(twinOf(state, s(0), 'de')).toContain('Jonas ist am Zug.');
    expect(twinOf(state, s(0), 'es')).toContain('\nEl perro guardián está aquí.\n');
    expect(twinOf(state, s(0))).not.toContain('with the dog');
  });

  test('the audience sees no hand', () => {
    const seen = twinOf(antiques(3), 'audience');
    expect(seen).not.toContain('Your');
    expect(seen).not.toContain('You');
    expect(seen).toContain('# Cards\nDraw pile: 40 cards.');
  });
});
