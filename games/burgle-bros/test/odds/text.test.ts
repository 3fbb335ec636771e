import { expect, test } from 'vitest';
import type { Seat } from '#table/game.ts';
import { LANGUAGES, type Language } from '#table/text.ts';
import { odds, oddsText } from '../../odds.ts';
import { scene } from '../scene.ts';
import { NAMES, NIGHT } from '../text/sample.ts';

function said(text: string, language: Language, options = {}): string[] {
  const seen = scene(text, options).view(0);
  return oddsText(odds(seen, 0 as Seat), seen, language, NAMES).flatMap(({ heading, lines }) => [heading, ...lines]);
}

const PLACES = `
  s0 hawk · stealth 3
  floor 1 · die 2 · discard A1 B1
    1 ?/X ?/G ? keypad4
    2 safe/0=1 laser1/* laser2/* laser3/*
    3 motion1/* ? ? ?
    4 motion2/* ? ? ?
  floor 2 · die 3 · lost
    1 ? ? ? ?`;

test('chances in words, in three languages', () => {
  const lines = {
    en: [
      'Safe at 1A2: a roll of 1 die cracks a number 1 time in 6. All known numbers take 6.0 rolls on average. It opens the Safe 1 time in 6. With one more die: opens 11 times in 36, 3.3 rolls on average. Rolls on average with 1 to 6 dice: 6.0, 3.3, 2.4, 1.9, 1.7, 1.5.',
      'Keypad at 1D1: the next try with 1 die opens it 1 time in 6. Two tries in one turn open it 42.1% of the time.',
      'He has 2 steps and will go to: A1.',
      'The guard on floor 1 passes A2 1 time in 5.',
      'Mira loses Stealth 1 time in 5.',
    ],
    de: [
      'Die Wache von Etage 1 kommt in 1 von 5 Fällen durch A2.',
      'Mira verliert in 1 von 5 Fällen Tarnung.',
      'Sie ist außer Sicht.',
    ],
    es: [
      'El guardia de la planta 1 pasa por A2 en 1 de 5 casos.',
      'Mira pierde sigilo en 1 de 5 casos.',
      'Está perdido de vista.',
    ],
  };
  const text = PLACES.replace('?/X ?/G', 'stairs4/X ?/G');
  for (const language of LANGUAGES)
    expect(said(text, language, { lostVisual: true })).toEqual(expect.arrayContaining(lines[language]));
});

test('every line is a sentence, with nothing left out', () => {
  for (const text of [NIGHT, PLACES, 's0 spotter\n floor 1\n 1 ./0 ? ? ?/G']) {
    const told = LANGUAGES.map((language) => said(text, language, text === NIGHT ? { job: 'office' } : {}));
    for (const lines of told) {
      expect(lines).toHaveLength(told[0]!.length);
      for (const line of lines) expect(line).not.toMatch(/undefined|NaN|\[object|[.?!]\.$| {2}|'/);
    }
  }
});
