import { describe, expect, test } from 'vitest';
import { LANGUAGES } from '#table/text.ts';
import type { Event } from '../../event.ts';
import { REFUSALS } from '../../refusal.ts';
import { reveals } from '../../reveals.ts';
import { text } from '../../text/index.ts';
import { CHAPTERS, type RuleId } from '../../text/rulebook.ts';
import { EVENTS, NAMES, s } from './sample.ts';

const RULES = CHAPTERS.flatMap(({ rules }): readonly RuleId[] => rules);

describe('events', () => {
  test('the examples leave no type out', () => {
    expect(new Set(EVENTS.map(({ type }) => type))).toEqual(new Set(Object.keys(reveals)));
  });

  test.each(EVENTS)('$type is a sentence of its own in each language, with a rule', (event) => {
    const lines = LANGUAGES.map((language) => text[language].event(event, NAMES));
    for (const line of lines) {
      expect(line.text).toMatch(/^[\p{Lu}\d„«].*[.?!]$/u);
      expect(line.text).not.toMatch(/undefined|\[object|NaN|[.?!]\.$|'/);
      expect(RULES).toContain(line.rule);
    }
    expect(new Set(lines.map((line) => line.text)).size).toBe(3);
  });

  test.each(LANGUAGES)('%s tells all examples apart', (language) => {
    const told = EVENTS.map((event) => text[language].event(event, NAMES).text);
    expect(told.filter((line, i) => told.indexOf(line) !== i)).toEqual([]);
  });

  const exact: [Event, ...sentences: string[]][] = [
    [
      { type: 'turnBegan', seat: s(1), actions: 4 },
      'Jonas’s turn: 4 actions.',
      'Jonas ist am Zug: 4 Aktionen.',
      'Turno de Jonas: 4 acciones.',
    ],
    [
      { type: 'revealed', at: '2C1', tile: 'computer-laser 5' },
      '2C1 is revealed: Laser Computer Room 5.',
      '2C1 wird aufgedeckt: Laser-Computer 5.',
      'Se descubre 2C1: Servidor de láser 5.',
    ],
    [
      { type: 'stealthLost', seat: s(0), from: 'own', left: 1 },
      'Mira loses 1 Stealth and has 1 left.',
      'Mira verliert 1 Tarnung und hat noch 1.',
      'Mira pierde 1 de sigilo y le queda 1.',
    ],
    [
      { type: 'toolsShown', seat: s(0), tools: ['crowbar', 'invisible-suit'] },
      'Mira draws the Crowbar and the Invisible Suit and keeps one.',
      'Mira zieht das Brecheisen und den unsichtbaren Anzug und behält eins davon.',
      'Mira roba la palanca y el traje invisible para quedarse con una.',
    ],
    [
      { type: 'handedOver', card: 'gemstone', from: s(0), to: s(1) },
      'Mira gives the Gemstone to Jonas.',
      'Jonas bekommt den Edelstein von Mira.',
      'Mira le da a Jonas la gema.',
    ],
    [
      { type: 'eventDrawn', seat: s(0), event: 'where-is-he' },
      'Mira draws an event: Where Is He?',
      'Mira zieht ein Ereignis: „Wo steckt sie?“.',
      'Mira roba un evento: «¿Dónde está?».',
    ],
    [
      { type: 'destinationSet', floor: 2, at: '2B1', because: 'throw-voice' },
      'Guard 2 now heads for 2B1 (Throw Voice).',
      'Wache 2 will jetzt nach 2B1 („Bauchreden“).',
      'El guardia 2 se dirige ahora a 2B1 («Ventriloquía»).',
    ],
    [
      { type: 'stairsMade', at: '3A1', to: 'roof' },
      'Stairs now join 3A1 and the roof.',
      'Eine Treppe führt jetzt von 3A1 aufs Dach.',
      'Una escalera lleva ahora de 3A1 a la azotea.',
    ],
  ];
  test.each(exact)('%o is told in so many words', (event, ...sentences) => {
    expect(LANGUAGES.map((language) => text[language].event(event, NAMES).text)).toEqual(sentences);
  });

  test('an event cites the card, room or ability it is about', () => {
    const cited = (event: Event): string => text.en.event(event, NAMES).rule;
    expect(cited({ type: 'eventDrawn', seat: s(0), event: 'gymnastics' })).toBe('R59');
    expect(cited({ type: 'alarmRaised', at: '1A1', because: 'thermo' })).toBe('R17');
    expect(cited({ type: 'toolUsed', seat: s(0), tool: 'crowbar' })).toBe('R51');
    expect(cited({ type: 'lootFound', seat: s(0), loot: 'tiara' })).toBe('R30');
    expect(cited({ type: 'abilityUsed', seat: s(0), ability: 'tinker' })).toBe('R47');
    expect(cited({ type: 'guardHeld', floor: 1, by: 'crow' })).toBe('R46');
  });

  test('[R50] what one player looks at alone is not named', () => {
    const looked: Event = { type: 'looked', seat: s(0), deck: '1', cards: ['?'] };
    for (const language of LANGUAGES) expect(text[language].event(looked, NAMES).text).not.toMatch(/\?|: /);
    expect(text.en.event({ ...looked, cards: ['B3'] }, NAMES).text).toMatch(/: B3\.$/);
  });
});

describe('refusals', () => {
  test.each(REFUSALS)('%s has a sentence in each language, with a rule', (code) => {
    const lines = LANGUAGES.map((language) => text[language].refusal(code)!);
    for (const line of lines) {
      expect(line.text).toMatch(/^\p{Lu}.{10,}\.$/u);
      expect(RULES).toContain(line.rule);
    }
    expect(new Set(lines.map((line) => line.text)).size).toBe(3);
  });

  test('the table’s own codes are not the game’s', () => {
    expect(text.en.refusal('not-your-turn')).toBeUndefined();
    expect(text.de.refusal('one-bar')?.rule).toBe('R56');
  });
});
