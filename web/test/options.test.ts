import { expect, test } from 'vitest';
import { catalogue, faces } from '#games/index.ts';
import { LANGUAGES } from '#table/text.ts';

for (const id of Object.keys(catalogue))
  test.each(LANGUAGES)(`${id}: what %s calls usual is what is played where nobody chose`, async (language) => {
    const { game } = await catalogue[id]!.rules();
    const { options } = (await faces[id]!.text()).text[language];
    const usual = Object.entries(options).map(([option, text]) => [option, text.usual]);
    for (let seats = game.seats.min; seats <= game.seats.max; seats++)
      expect(game.options({}, seats)).toEqual(Object.fromEntries(usual));
    for (const { name, usual: value, values } of Object.values(options)) {
      expect(values.map((each) => each.value)).toContain(value);
      for (const { line } of values) expect(line, name).toMatch(/^\p{Lu}.*\.$/u);
    }
  });
