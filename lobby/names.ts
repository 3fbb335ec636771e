/** Letters that are drawn as nothing, though they count as letters. */
const BLANK = /\u115F|\u1160|\u3164|\uFFA0|\u2800|\u034F|\u17B4|\u17B5/gu;
/** Marks that change what is before them; after anything but a picture they show nothing. */
const SELECTORS = /(?<!\p{Extended_Pictographic})[\uFE00-\uFE0F]/gu;
/** More marks on one letter than languages write: they would hang over other lines. */
const STACKED = /(\p{M}{4})\p{M}+/gu;

/** What people may call themselves and say: no control or direction signs, no runs of blanks, whole characters only. */
export function clean(text: string, longest: number): string {
  // Length first: what is cut off anyway need not be looked at.
  const plain = text
    .slice(0, 8 * longest)
    .normalize('NFC')
    .replace(/[\p{Cc}\p{Cf}\p{Cs}\p{Co}\p{Cn}\p{Zl}\p{Zp}]/gu, (sign) => (/\s/.test(sign) ? ' ' : ''))
    .replace(BLANK, '')
    .replace(SELECTORS, '')
    .replace(STACKED, '$1')
    .replace(/\s+/gu, ' ')
    .trim();
  const cut = [...plain].slice(0, longest).join('').trim();
  return /[\p{L}\p{N}\p{P}\p{S}]/u.test(cut) ? cut : '';
}

/** What somebody writes for themselves alone: as it is, but for what not every archive can hold. */
export const storable = (text: string): string => text.toWellFormed().replaceAll('\u0000', '');

/** Signs that are taken for one another at a glance, in the scripts that our names are mostly written in. */
const ALIKE: Readonly<Record<string, string>> = Object.fromEntries(
  [
    ['a', 'аαɑ'],
    ['b', 'вьβ'],
    ['c', 'сϲ'],
    ['e', 'еєε'],
    ['g', 'ɡ'],
    ['h', 'нһ'],
    ['j', 'јϳ'],
    ['k', 'кκ'],
    ['i', 'ıіι'],
    ['l', '1|!'],
    ['m', 'м'],
    ['n', 'пη'],
    ['o', '0оοσ'],
    ['p', 'рρ'],
    ['s', 'ѕ5$'],
    ['t', 'тτ'],
    ['u', 'υц'],
    ['v', 'νѵ'],
    ['w', 'ѡω'],
    ['x', 'хχ'],
    ['y', 'уγ'],
    ['z', '2'],
  ].flatMap(([plain, others]) => [...others!].map((sign) => [sign, plain!])),
);

/** Marks that one overlooks; in scripts that write vowels with marks they are letters like any other. */
const ACCENTS = /(?<=[\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}])\p{M}+/gu;

/** What is left of a name for somebody who only glances at it. */
const glimpse = (name: string): string =>
  [...name.normalize('NFKD').replace(ACCENTS, '').replaceAll('I', 'l').toLowerCase()]
    .map((sign) => ALIKE[sign] ?? sign)
    .join('')
    .replaceAll('rn', 'm')
    .replaceAll('vv', 'w')
    .replace(/[^\p{L}\p{M}\p{N}\p{S}]/gu, '');

/** Whether two names at one table would be mistaken for each other. */
export function lookAlike(one: string, other: string): boolean {
  const seen = glimpse(one);
  return one === other || (seen !== '' && seen === glimpse(other));
}

/** None that a character of a game has, or who plays whom would be hard to tell. */
const BOT_NAMES = ['Roxie', 'Vincenzo', 'Dot', 'Pascal', 'Ada', 'Tick', 'Otto', 'Nines', 'Juno', 'Bolt'] as const;

/** A name for a bot that nobody at the table has yet. */
export const botName = (taken: readonly string[]): string =>
  BOT_NAMES.find((name) => !taken.some((other) => lookAlike(name, other))) ?? `Bot ${taken.length + 1}`;

const WORDS =
  'acorn amber anchor apple april arrow aspen atlas autumn badge bamboo barrel basil beacon berry birch bishop blossom bottle branch brass breeze brick bridge button cabin cactus camel candle canyon castle cedar cellar chalk cherry cider cinder circle citrus clay clock cloud clover cobalt comet copper coral cotton crane crater cricket crown crystal curtain daisy delta denim desert dolphin domino dragon drum dune eagle easel echo elm ember engine envoy falcon feather fern fiddle field finch fjord flint flute forest fossil fountain fox garden garnet gazelle ginger glacier globe gondola grape gravel guitar hammer harbor harvest hazel heron hickory honey horizon indigo iris island ivory ivy jacket jaguar jasmine jigsaw juniper kayak kettle keyhole kite lagoon lamp lantern laurel lemon lilac linen lion lotus lunar lynx magnet magpie mango maple marble meadow melon meteor mill mirror mist moon moss moth needle nickel north nutmeg oak oasis olive onyx opal orbit orchid otter owl paddle palm panda paper parrot peach pebble pepper phoenix piano pilot pine planet plum pocket pollen pond poppy prism puzzle quartz quill rabbit radar raven reef ribbon ridge river robin rocket rose ruby saddle saffron sail salmon sand sapphire satin scarf sequoia shadow shell silver sketch sleet slate sparrow spice spruce squirrel star stone storm stream summit sunset swan tango teapot temple thistle thunder tiger timber topaz torch trumpet tulip tunnel turtle valley vanilla velvet violet violin walnut walrus water wheat whistle willow window winter wolf wren yarrow zebra zenith zephyr'.split(
    ' ',
  );

/** Signs that nobody confuses when reading them out. */
const SIGNS = 'bcdfghjkmnpqrstvwxyz23456789';
const TAIL = 8;

/**
 * The name of a table: three words to know it by, and a tail that nobody can guess, 1 in 10¹⁸ in all. Whoever has a
 * table's name may look on there, so it is as long as a link may be.
 */
export function tableName(below: (bound: number) => number): string {
  const word = (): string => WORDS[below(WORDS.length)]!;
  const tail = Array.from({ length: TAIL }, () => SIGNS[below(SIGNS.length)]).join('');
  return `${word()}-${word()}-${word()}-${tail}`;
}
