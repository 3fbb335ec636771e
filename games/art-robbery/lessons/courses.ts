import type { Course } from '#table/lesson.ts';
import { drawn } from '../drawn.ts';
import type { State } from '../state.ts';
import { alibis } from './alibis.ts';
import { boss } from './boss.ts';
import { dog } from './dog.ts';
import { firstRaid } from './first-raid.ts';
import { two } from './two.ts';

/** Stacks are open in lessons: whoever learns to count alibis should see them. */
const open = (picture: string) => (): State => drawn(picture, { safes: 'open' });

const positions = {
  'first-raid': open(`
    raid 1 · s0 to play
    centre rest dog
    s0 | hand 1 3 5 boss thief
    s1 | hand 4 2 5 dog 4
    s2 | hand 3 1 2 1 1
    draw 4 0 0 5 2 0 0 3 3 2 1 2 1 3`),
  boss: open(`
    raid 2 · s0 to play
    centre 3c boss
    s0 4a | hand 1 2 3 5 boss | safe 1:5a 1:3a
    s1 5a 3a 2a dog | hand 0 1 2 2 4 | safe 1:4a 1:2a 1:boss
    s2 rest | hand 0 1 3 4 dog | safe rest
    draw 5 0 4`),
  alibis: open(`
    raid 4 · s0 to play
    centre 0a 1a 5a
    s0 3a 3b 3c | hand 0 1 2 5 thief | safe 1:0a 1:3a 2:3a 2:4a 3:3a 3:5a
    s1 4a boss dog | hand 1 3 4 5 boss | safe 1:4a 1:5a 1:boss 2:0a 2:5a 2:boss 3:3b 3:4a 3:boss
    s2 2a | hand 2 2 3 4 thief | safe rest
    draw 4 5 3`),
  dog: open(`
    raid 3 · s0 to play
    centre 0a 1a
    s0 4a boss | hand 0 2 3 dog thief | safe 1:0a 1:5a 2:3a
    s1 2a 3a 5a dog | hand 0 1 2 5 boss | safe 1:4a 2:0a 2:1a
    s2 3b 3c | hand 1 3 4 4 thief | safe rest
    draw 3 1 0 5`),
  'dog-and-thief': open(`
    raid 3 · s0 to play
    centre 1a 5a
    s0 4a boss dog | hand 0 3 4 dog thief | safe 1:0a 1:5a 2:3a
    s1 3a 3b 3c | hand 3 3 4 dog boss | safe 1:4a 2:0a 2:1a
    s2 0a 2a | hand 1 2 2 5 thief | safe rest
    draw 2 0 4 5`),
  'dog-and-threes': open(`
    raid 3 · s0 to play
    centre 0a 1a
    s0 3c 4a | hand 0 2 3 dog thief | safe 1:0a 1:5a 2:3a
    s1 2a 3a 3b 5a dog | hand 0 1 2 5 boss | safe 1:4a 2:0a 2:1a
    s2 boss | hand 1 3 4 4 thief | safe rest
    draw 3 1 0 5`),
  'boss-alone': open(`
    raid 2 · s0 to play
    centre 1a 2a 3b boss dog
    s0 3a 3c | hand 1 3 4 5 boss | safe 1:5a 1:0a
    s1 0a 5a | hand 3 5 5 0 dog | safe 1:4a 1:2a 1:boss
    s2 4a | hand 1 2 2 0 thief | safe rest
    draw 0 2 0 5`),
  'boss-of-another': open(`
    raid 3 · s0 to play
    centre 0a
    s0 2a 3a | hand 0 2 3 4 5 | safe 1:5a 2:0a
    s1 1a 4a boss | hand 1 1 3 5 dog | safe 1:4a 1:2a 1:boss
    s2 3b 3c 5a dog | hand 0 2 3 boss thief | safe rest
    draw 5 2 1`),
  'alibis-level': open(`
    raid 4 · s0 to play
    centre 2a 3c 5a
    s0 3a 3b | hand 1 3 4 5 thief | safe 1:0a 1:4a 1:5a 2:1a 2:4a 2:5a 3:3a 3:5a
    s1 0a boss | hand 1 1 3 5 boss | safe 1:boss 2:boss 3:2a 3:4a 3:boss
    s2 1a 4a dog | hand 2 2 3 4 thief | safe rest
    draw 4 5 3`),
  two: open(`
    raid 4 · s0 to play
    centre 2a 3c 5a dog
    s0 1a 3a boss | hand 0 2 4 5 thief | safe 1:0a 1:2a 1:5a 1:boss 2:0a 2:3a 2:4a 3:3a 3:3b 3:5a
    s1 0a 3b 4a | hand 0 2 3 5 dog | safe rest
    draw 1 3 0 1 3`),
};

const courseOf = ({ id, steps }: Pick<Course, 'steps'> & { readonly id: string }): readonly [string, Course] => [
  id,
  { steps, positions },
];

/** The lessons as they are played. */
export const courses: Readonly<Record<string, Course>> = Object.fromEntries(
  [firstRaid, dog, boss, alibis, two].map(courseOf),
);
