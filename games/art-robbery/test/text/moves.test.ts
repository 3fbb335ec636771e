import { describe, expect, test } from 'vitest';
import { quick } from '#table/chance.ts';
import { type Seat, viewersOf } from '#table/game.ts';
import { LANGUAGES } from '#table/text.ts';
import { BOXES, tokenNamed } from '../../components.ts';
import { meanings } from '../../foresight.ts';
import { game } from '../../index.ts';
import { CENTRE, type Move, type Options, type State } from '../../state.ts';
import { text } from '../../text/index.ts';
import { view } from '../../view.ts';
import { antiques, BASE, NAMES, put, s } from './sample.ts';

describe('moves', () => {
  const says = (move: Move, state: State, viewer: Seat = s(0)): string[] =>
    LANGUAGES.map((language) => {
      const seen = view(state, viewer);
      return text[language].move(move, seen, NAMES, meanings(seen, [move])[0]);
    });

  test('[R8] a theft from whoever has the dog says what may come instead', () => {
    expect(says({ type: 'steal', card: '4', token: '4a', from: s(1) }, antiques(3))).toEqual([
      'Play the 4: steal a 4 from Jonas. Jonas has the dog and will give you the 4 or the dog.',
      'Die 4 spielen: eine 4 von Jonas stehlen. Jonas hat den Wachhund und gibt dir entweder die 4 oder den Hund.',
      'Jugar el 4: robarle un 4 a Jonas. Jonas tiene el perro y te dará el 4 o el perro.',
    ]);
    const [stolen] = says({ type: 'steal', card: '3', token: '3c', from: s(2) }, antiques(3));
    expect(stolen).toBe('Play the 3: steal a 3 from Lucía.');
  });

  test('a token is told with its alibis, for they are what differs', () => {
    expect(says({ type: 'take', card: 'thief', token: '0a' }, antiques(3))).toEqual([
      'Greedy thief: take a 0 with 2 alibis from the center.',
      'Gieriger Dieb: eine 0 mit 2 Alibis aus der Mitte nehmen.',
      'Ladrón codicioso: tomar un 0 con 2 coartadas del centro.',
    ]);
  });

  test('[R13] taking the last token ends the raid', () => {
    const state = antiques(3);
    put(state, 2, 2, '0a', '3a', '3b', '5a');
    expect(says({ type: 'take', card: 'thief', token: 'boss' }, state)).toEqual([
      'Greedy thief: take the Boss from the center. It is the last token, so the raid ends.',
      'Gieriger Dieb: den Boss aus der Mitte nehmen. Es ist das letzte Token, damit endet der Überfall.',
      'Ladrón codicioso: tomar el Jefe del centro. Es la última ficha, así que la incursión termina.',
    ]);
  });

  test('[R7, R10] a card without effect, and the dog wherever it is', () => {
    const state = antiques(3);
    expect(says({ type: 'play', card: '2' }, state)[0]).toBe('Play the 2: no effect.');
    const dog: Move = { type: 'play', card: 'dog' };
    expect(says(dog, state)[2]).toBe('Perro guardián: quitarle la figura a Jonas.');
    expect(says(dog, state, s(1))[1]).toBe('Wachhund: keine Wirkung, du hast ihn schon.');
    state.dog = CENTRE;
    expect(says(dog, state)[0]).toBe('Guard dog: take the dog from the center.');
  });

  test('[R30] both answers to the dog’s question', () => {
    const state = antiques(3);
    const token = tokenNamed(BOXES.base, 2, '4a');
    state.pending.push({ ask: 'token-or-dog', thief: s(0), victim: s(1), token });
    expect(says({ type: 'give', what: 'token' }, state, s(1))).toEqual([
      'Give Mira the 4 and keep the dog.',
      'Mira die 4 geben und den Wachhund behalten.',
      'Darle el 4 a Mira y conservar el perro.',
    ]);
    expect(says({ type: 'give', what: 'dog' }, state, s(1))[0]).toBe('Give Mira the dog and keep the 4.');
  });
});

describe.each([2, 3, 4, 5])('a whole game with %i', (seats) => {
  const options: Options[] = [BASE, { tokens: 'more-alibis', safes: 'open' }];
  test.each(options)('$tokens, $safes: no sentence has a gap, and no two moves read alike', (option) => {
    const said = new Set<string>();
    const hear = (lines: readonly string[]): void => {
      for (const line of lines) said.add(line);
    };
    const names = NAMES.slice(0, seats);
    const chance = quick(`talk ${seats}`);
    const state = game.setup(option, seats, chance);
    for (let [seat] = game.toAct(state); seat !== undefined; [seat] = game.toAct(state)) {
      const moves = game.moves(state, seat);
      for (const language of LANGUAGES) {
        const seen = view(state, seat);
        const phrases = moves.map((move) => text[language].move(move, seen, names));
        if (new Set(phrases).size < moves.length) expect.fail(`moves that read alike: ${phrases.join(' ')}`);
        hear(phrases);
        for (const { heading, lines } of text[language].twin(seen, names)) hear([heading, ...lines]);
      }
      game.step(state, seat, moves[chance.below(moves.length)]!, chance, (event) => {
        for (const language of LANGUAGES) hear([text[language].event(event, names).text]);
      });
    }
    for (const language of LANGUAGES) {
      for (const viewer of viewersOf(seats)) {
        const seen = view(state, viewer);
        for (const { heading, lines } of text[language].twin(seen, names)) hear([heading, ...lines]);
        hear(text[language].outcome(game.outcome(state)!, seen, names));
      }
    }
    const gap = /undefined|NaN|null|\[object|, ?[,.]| {2}|: ?\.|\.\.|^$/;
    expect([...said].filter((line) => gap.test(line))).toEqual([]);
    expect(said.size).toBeGreaterThan(300);
  });
});
