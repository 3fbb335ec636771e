import type { DoubtCode } from '#table/testimony.ts';

// biome-ignore lint/suspicious/noExplicitAny: a lie is about any part of any message
export type Said = any;

/** What a host makes of a message before it lets it out, to whom. */
export type Lie = (said: Said, to: string) => Said;

const HEX = 'f'.repeat(64);

/** What a host can tell one person during the game, and by what their device knows better at the latest when it is over. */
export const TALES: Readonly<Record<string, readonly [(to: string) => Lie, DoubtCode]>> = {
  'another seal for one person': [
    // Before the deal it would not get that person's salt.
    (victim) => (said, to) => (to === victim && isBegun(said) ? altered(said, { commitment: () => HEX }) : said),
    'seal',
  ],
  'another story for one person': [
    (victim) => {
      const isTold = once();
      return (said, to) => {
        if (to !== victim || said.push !== 'frame' || said.frame.events.length === 0 || !isTold()) return said;
        return { ...said, frame: { ...said.frame, events: said.frame.events.slice(1) } };
      };
    },
    'entry',
  ],
  'another view for one person': [
    (victim) => {
      const isTold = once();
      return (said, to) => {
        if (to !== victim || said.push !== 'frame' || said.frame.at < 3 || !isTold()) return said;
        return { ...said, frame: { ...said.frame, view: { ...said.frame.view, luck: 7 } } };
      };
    },
    'view',
  ],
  'somebody else’s name on a move': [
    (victim) => {
      const isTold = once();
      return (said, to) => {
        if (to !== victim || said.push !== 'frame' || said.frame.entry === undefined || !isTold()) return said;
        const { entry } = said.frame;
        return { ...said, frame: { ...said.frame, entry: { ...entry, seat: (entry.seat + 1) % 3 } } };
      };
    },
    'entry',
  ],
  'another result for one person': [
    (victim) => (said, to) => {
      if (to !== victim || said.frame?.outcome === undefined) return said;
      return { ...said, frame: { ...said.frame, outcome: { ...said.frame.outcome, winners: [] } } };
    },
    'result',
  ],
};

const isBegun = (said: Said): boolean => (said.info ?? said.ok?.info ?? said.ok)?.phase === 'playing';

function once(): () => boolean {
  let isOpen = true;
  return () => {
    const was = isOpen;
    isOpen = false;
    return was;
  };
}

/** A message with some of its fields, wherever they are, made into others. */
export function altered(said: Said, changes: Readonly<Record<string, (value: unknown) => unknown>>): Said {
  if (Array.isArray(said)) return said.map((each) => altered(each, changes));
  if (typeof said !== 'object' || said === null) return said;
  return Object.fromEntries(
    Object.entries(said).map(([key, value]) => [key, changes[key]?.(value) ?? altered(value, changes)]),
  );
}
