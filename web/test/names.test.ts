import { expect, test } from 'vitest';
import { character as de } from '#games/burgle-bros/text/de/rooms.ts';
import { character as en } from '#games/burgle-bros/text/en/rooms.ts';
import { character as es } from '#games/burgle-bros/text/es/rooms.ts';
import { botName } from '#lobby/names.ts';
import { de as german } from '../words/de.ts';
import { en as english } from '../words/en.ts';
import { es as spanish } from '../words/es.ts';

const CHARACTERS = new Set([de, en, es].flatMap((names) => Object.values<string>(names)));

test('nobody is given the name of a character: “Rook plays the Rook” tells nothing', () => {
  const bots: string[] = [];
  for (let name = botName(bots); !name.startsWith('Bot '); name = botName(bots)) bots.push(name);
  const given = [...bots, ...german.aliases, ...english.aliases, ...spanish.aliases];
  expect(given.length).toBeGreaterThan(20);
  expect(given.filter((name) => CHARACTERS.has(name))).toEqual([]);
});
