import { describe, expect, test } from 'vitest';
import { quick } from '#table/chance.ts';
import { viewersOf } from '#table/game.ts';
import { LANGUAGES } from '#table/text.ts';
import { EVENTS, loot, tool } from '../../components/cards.ts';
import { JOBS } from '../../components/jobs.ts';
import { cellOf } from '../../components/squares.ts';
import { game } from '../../index.ts';
import { parseOptions } from '../../options.ts';
import { view } from '../../seen.ts';
import { cardIn, markSeen, onCell } from '../../state.ts';
import { draw, initials } from '../../text/drawing.ts';
import { text, words } from '../../text/index.ts';
import { questionText } from '../../text/twin.ts';
import { NAMES, night, s, twinOf } from './sample.ts';

const NAMED = NAMES.slice(0, 3);

describe('the plan', () => {
  test('draws floors with walls, rooms, guards, crew and tokens', () => {
    const { lines } = draw(view(night(), s(0)), words.en.tile, NAMED);
    expect(lines.map((line) => line.replaceAll('\u00a0', ' '))).toEqual([
      '   1A   1B   1C   1D       2A   2B   2C   2D',
      '  +----+----+----+----+   +----+----+----+----+',
      '1 |Sa   La2  ?    Ca3 |   |?    ?    ?    ?   |',
      '  |M                  |   |                   |',
      '  |+2   *<            |   |                   |',
      '  +    +    +    +    +   +    +    +    +    +',
      '2 |Ke4  Fi5! ?    St4 |   |?    ?    ?    Lv5 |',
      '  |     >J            |   |               L   |',
      '  |o                  |   |               ~3v |',
      '  +    +    +    +    +   +    +    +    +    +',
      '3 |?    ?    ?    ?   |   |?    ?    ?    ?   |',
      '  |          @        |   |                   |',
      '  |                   |   |                   |',
      '  +    +    +    +    +   +    +    +    +    +',
      '4 |?    ?    ?    De2 |   |?    ?    ?    ?   |',
      '  |                   |   |          >    @   |',
      '  |                   |   |                   |',
      '  +----+----+----+----+   +----+----+----+----+',
    ]);
  });

  test.each(JOBS)('fits a terminal of 80 columns: %s', (job) => {
    const options = parseOptions({ job });
    if ('wrong' in options) throw new Error(options.wrong.type);
    const state = game.setup(options, 4, quick(job));
    const { lines } = draw(view(state, 'audience'), words.de.tile, NAMES);
    expect(Math.max(...lines.map((line) => [...line].length))).toBeLessThanOrEqual(76);
    expect(lines).toHaveLength(job === 'fort-knox' ? 22 : 18);
    expect(lines.join('').includes('####')).toBe(job === 'fort-knox');
    // No line begins with or contains a space at which a page could break it.
    expect(lines.join('')).not.toContain(' ');
  });

  test('walls stand where the layout has them', () => {
    const options = parseOptions({ job: 'office' });
    if ('wrong' in options) throw new Error(options.wrong.type);
    const { lines } = draw(view(game.setup(options, 2, quick('walls')), 'audience'), words.en.tile, NAMES.slice(0, 2));
    const plain = lines.map((line) => line.replaceAll('\u00a0', ' '));
    expect(plain[2]!.slice(0, 23)).toBe('1 |?   |?   |?    ?   |');
    expect(plain[5]!.slice(0, 23)).toBe('  +    +    +    +----+');
    expect(plain[13]!.slice(0, 23)).toBe('  +    +----+    +----+');
  });

  test('initials, or seat numbers where two begin alike', () => {
    expect(initials(['Mira', 'Jonas', 'élise'])).toEqual(['M', 'J', 'É']);
    expect(initials(['Mira', 'max'])).toEqual(['1', '2']);
    expect(initials(['Mira', '7of9'])).toEqual(['1', '2']);
  });
});

describe('the twin', () => {
  test('tells the whole table to somebody seated', () => {
    const lines = twinOf(night(), s(0)).split('\n');
    expect(lines.filter((line) => line.startsWith('#'))).toEqual(
      [
        'The Office Job, turn 9',
        'Plan',
        'Crew',
        'Safes',
        'Floor 1',
        'Tiles on floor 1',
        'Floor 2',
        'Tiles on floor 2',
        'Decks',
      ].map((it) => `# ${it}`),
    );
    for (const line of [
      'It is your turn: 3 actions left.',
      'You, Peterman (Steady Hands): 1A1, 2 Stealth. Carries Stethoscope and Tiara.',
      'Jonas, Raven (Disrupt): 1B2, 1 Stealth. Carries nothing.',
      'Safe at 1A1: 2 dice. Cracked: 2. Missing: 3, 4. Face down: 3.',
      '1 Safe has not been found yet.',
      'Guard at 1C3, speed 3 and 1 alarm: 4 steps.',
      'He heads for 1B2: B3, B2.',
      'Row 1: A1 Safe (2 dice, You); B1 Laser 2 (cracked, entrance); C1 face down; D1 Camera 3.',
      'Row 2: A2 Keypad 4 (open); B2 Fingerprint 5 (alarm, destination, Jonas); C2 face down; D2 Stairs 4.',
      'Row 2: A2 face down; B2 face down; C2 face down; D2 Lavatory 5 (3 Stealth, Lucía).',
    ])
      expect(lines).toContain(line);
  });

  test('the rooms are a table too, with the names of its rows and columns', () => {
    const seen = view(night(), s(0));
    const [rooms] = text.en.twin(seen, NAMES).filter(({ table }) => table !== undefined);
    expect(rooms!.heading).toBe('Tiles on floor 1');
    expect(rooms!.table!.columns).toEqual(['A', 'B', 'C', 'D']);
    expect(rooms!.table!.rows.map(({ name }) => name)).toEqual(['Row 1', 'Row 2', 'Row 3', 'Row 4']);
    expect(rooms!.table!.rows[0]!.cells).toEqual([
      'Safe (2 dice, You)',
      'Laser 2 (cracked, entrance)',
      'face down',
      'Camera 3',
    ]);
  });

  test('the same in German and Spanish', () => {
    const german = twinOf(night(), s(0), 'de').split('\n');
    expect(german).toContain('Du bist am Zug: noch 3 Aktionen.');
    expect(german).toContain('Jonas, Rabe (Aufhalten): 1B2, 1 Tarnung. Trägt nichts.');
    expect(german).toContain('Wache in 1C3, Tempo 3 und 1 Alarm: 4 Schritte.');
    expect(german).toContain('Tresor in 1A1: 2 Würfel. Geknackt: 2. Fehlt noch: 3, 4. Verdeckt: 3.');
    const spanish = twinOf(night(), s(1), 'es').split('\n');
    expect(spanish).toContain('Es el turno de Mira; acciones que le quedan: 3.');
    expect(spanish).toContain('Tú, Cuervo (Entretener): 1B2, sigilo 1. No lleva nada.');
    expect(spanish).toContain('Se dirige a 1B2: B3, B2.');
    expect(german).toHaveLength(spanish.length);
  });

  test('says the same whatever lies face down', () => {
    const [one, other] = [night(), night()];
    const [a, b] = [cellOf('1A3'), cellOf('2A1')];
    [other.tiles[a], other.tiles[b]] = [one.tiles[b]!, one.tiles[a]!];
    for (const deck of [other.eventDeck, other.toolDeck, other.lootDeck, ...other.patrol]) deck.reverse();
    expect(other.tiles).not.toEqual(one.tiles);
    for (const language of LANGUAGES)
      for (const viewer of viewersOf(3)) expect(twinOf(other, viewer, language)).toBe(twinOf(one, viewer, language));
    one.marks[a]! |= 1; // turned up, it is told
    expect(twinOf(one, s(0))).toContain('A3 Laser');
  });

  test('[R50] tells what one has looked at to nobody else', () => {
    const state = night();
    const top = state.eventDeck.length - 1;
    state.eventDeck[top] = markSeen(state.eventDeck[top]!, 2);
    const { name } = words.en.eventCard[EVENTS[cardIn(state.eventDeck[top]!)]!];
    expect(twinOf(state, s(2))).toContain(`Card 1 from the top is ${name}`);
    for (const viewer of [s(0), s(1), 'audience'] as const) expect(twinOf(state, viewer)).not.toContain(name);
  });

  test('puts the question to whom it is for, and tells it to the others', () => {
    const state = night();
    state.pending.push({ ask: 'trade', seat: s(1), card: tool('emp'), giver: s(2), taker: s(1) });
    const asked = (viewer: Parameters<typeof view>[1], language: 'en' | 'de' | 'es'): string =>
      questionText(view(state, viewer), words[language], NAMED);
    expect(asked(s(1), 'en')).toBe('You decide: agree to the trade or not (E.M.P., Lucía → Jonas).');
    expect(asked(s(1), 'de')).toBe('Du entscheidest: der Übergabe zustimmen oder nicht (EMP, Lucía → Jonas).');
    expect(asked(s(0), 'es')).toBe(
      'Decide Jonas: aceptar el intercambio o no (Pulso electromagnético, Lucía → Jonas).',
    );
    expect(twinOf(state, 'audience')).toContain(
      '\nJonas decides: agree to the trade or not (E.M.P., Lucía → Jonas).\n',
    );
  });

  test('what is in force is said, and until when', () => {
    const state = night();
    state.lasting[1] = 2;
    state.crow = cellOf('1A2');
    expect(twinOf(state, s(2))).toContain('Time Lock is in force until your next turn.');
    expect(twinOf(state, s(0))).toContain('Time Lock is in force until Lucía’s next turn.');
    expect(twinOf(state, s(0), 'de')).toContain('Die Krähe ist in 1A2.');
    expect(twinOf(night(), s(0))).not.toContain('in force');
  });

  test('the audience is nobody at the table', () => {
    expect(twinOf(night(), 'audience')).not.toMatch(/\bYou\b|\byour\b/);
  });
});

test.each(LANGUAGES)('%s tells how it ended', (language) => {
  const say = words[language].outcome;
  const ended = (
    result: 'won' | 'captured' | 'loot-left' | 'gave-up',
    change: (state: ReturnType<typeof night>) => void,
  ) => {
    const state = night();
    state.result = result;
    change(state);
    const places = { winners: [], places: [1, 1, 1], scores: [0, 0, 0] };
    return text[language].outcome(places, view(state, s(0)), NAMED);
  };
  const { tiara } = words[language].loot;
  expect(ended('won', () => {}).slice(0, 2)).toEqual([say.won, say.haul([tiara.name])]);
  const caught = ended('captured', (state) => {
    state.captured = 1;
  });
  expect(caught.slice(0, 2)).toEqual([say.captured, say.capturedWho(['Jonas'], '1B2')]);
  const left = ended('loot-left', (state) => {
    state.lootAt[loot('tiara')] = onCell(cellOf('2A1'));
  });
  expect(left.slice(0, 2)).toEqual([say.lootLeft, say.left([tiara.name])]);
  expect(left.at(-1)).toBe(say.turns(9));
  expect(ended('gave-up', () => {})[0]).toBe(say.gaveUp);
});
