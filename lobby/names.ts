/** What people may call themselves and say: no control or direction signs, no runs of blanks, whole characters only. */
export function clean(text: string, longest: number): string {
  const plain = text
    .normalize('NFC')
    .replace(/[\p{Cc}\p{Cf}\p{Cs}\p{Co}\p{Cn}\p{Zl}\p{Zp}]/gu, (sign) => (/\s/.test(sign) ? ' ' : ''))
    .replace(/\s+/gu, ' ')
    .trim();
  return [...plain].slice(0, longest).join('').trim();
}

/** None that a character of a game has, or who plays whom would be hard to tell. */
const BOT_NAMES = ['Roxie', 'Vincenzo', 'Dot', 'Pascal', 'Ada', 'Tick', 'Otto', 'Nines', 'Juno', 'Bolt'] as const;

/** A name for a bot that nobody at the table has yet. */
export const botName = (taken: readonly string[]): string =>
  BOT_NAMES.find((name) => !taken.includes(name)) ?? `Bot ${taken.length + 1}`;

const WORDS =
  'acorn amber anchor apple april arrow aspen atlas autumn badge bamboo barrel basil beacon berry birch bishop blossom bottle branch brass breeze brick bridge button cabin cactus camel candle canyon castle cedar cellar chalk cherry cider cinder circle citrus clay clock cloud clover cobalt comet copper coral cotton crane crater cricket crown crystal curtain daisy delta denim desert dolphin domino dragon drum dune eagle easel echo elm ember engine envoy falcon feather fern fiddle field finch fjord flint flute forest fossil fountain fox garden garnet gazelle ginger glacier globe gondola grape gravel guitar hammer harbor harvest hazel heron hickory honey horizon indigo iris island ivory ivy jacket jaguar jasmine jigsaw juniper kayak kettle keyhole kite lagoon lamp lantern laurel lemon lilac linen lion lotus lunar lynx magnet magpie mango maple marble meadow melon meteor mill mirror mist moon moss moth needle nickel north nutmeg oak oasis olive onyx opal orbit orchid otter owl paddle palm panda paper parrot peach pebble pepper phoenix piano pilot pine planet plum pocket pollen pond poppy prism puzzle quartz quill rabbit radar raven reef ribbon ridge river robin rocket rose ruby saddle saffron sail salmon sand sapphire satin scarf sequoia shadow shell silver sketch sleet slate sparrow spice spruce squirrel star stone storm stream summit sunset swan tango teapot temple thistle thunder tiger timber topaz torch trumpet tulip tunnel turtle valley vanilla velvet violet violin walnut walrus water wheat whistle willow window winter wolf wren yarrow zebra zenith zephyr'.split(
    ' ',
  );

/** The name of a table, good to say aloud and hard to guess: three words and two digits, 1 in 10⁹. */
export function tableName(below: (bound: number) => number): string {
  const word = (): string => WORDS[below(WORDS.length)]!;
  return `${word()}-${word()}-${word()}-${10 + below(90)}`;
}
