import { expect, test } from 'vitest';
import { character as inGerman } from '#games/burgle-bros/text/de/rooms.ts';
import { character as inEnglish } from '#games/burgle-bros/text/en/rooms.ts';
import { character as inSpanish } from '#games/burgle-bros/text/es/rooms.ts';
import { botName } from '#lobby/names.ts';

test('no bot is called like a character: “Rook plays the Rook” tells nothing', () => {
  const characters = [inGerman, inEnglish, inSpanish].flatMap((names) => Object.values<string>(names));
  const bots: string[] = [];
  for (let name = botName(bots); !name.startsWith('Bot '); name = botName(bots)) bots.push(name);
  expect(bots.length).toBeGreaterThan(5);
  expect(bots.filter((name) => characters.includes(name))).toEqual([]);
});
