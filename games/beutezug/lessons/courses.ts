import type { Course } from '#table/lesson.ts';
import { drawn } from '../drawn.ts';
import type { State } from '../state.ts';
import { bonuses } from './bonuses.ts';
import { firstNight } from './first-night.ts';
import { quicker } from './quicker.ts';
import { rerolls } from './rerolls.ts';
import { set } from './set.ts';

const at = (picture: string) => (): State => drawn(picture);

const positions = {
  'first-night': at(`
    round 1 · s0 picks
    order s1 s2 s0
    row 2 c2-09 | c2-01 s1 | c2-06 s2
    s0
    s1
    s2
    deck 0 c0-07 c0-17
    deck 2 c2-04 c2-05 c2-07 c2-08
    deck 3 c3-04 c3-07 c3-01 c3-02`),
  'last-night': at(`
    round 7 · s0 picks
    row 3 c3-09 | c3-06 | .
    row 2 c2-03 | c2-05 | c2-06
    s0 c2-04 c2-01 c2-02 c3-07 c2-09 c3-04
    s1 c3-08 c2-07 c2-08 c0-17 c3-03 c0-13
    s2 c3-01 c3-02 c0-01 c0-04 c0-07 c3-05`),
  'one-short': at(`
    round 4 · s0 rolled 4 5 1 3
    order s1 s0 s2
    row 4 c4-02 s0 | c4-08 | .
    row 3 c3-09 | c3-02 | c3-05
    row 2 c2-01 | c2-06 s1 | c2-07
    s0 c2-02 c2-03 c2-08
    s1 c2-09 c0-01 c0-04
    s2 c2-04 c0-07 c0-10 c0-17`),
  'all-short': at(`
    round 5 · s0 rolled 1 1 1 4
    row 4 c4-05 s0 | c4-08 | .
    row 3 c3-09 | c3-02 | c3-05
    row 2 c2-01 | c2-06 | c2-07
    s0 c2-02 c2-03 c2-08 c4-02
    s1 c2-09 c0-01 c0-04 c2-05 c0-18
    s2 c2-04 c0-07 c0-10 c0-17 c0-05`),
  crowded: at(`
    round 3 · s0 picks
    row 4 c4-08 | c4-05 | .
    row 3 c3-09 | c3-04 | c3-05
    row 2 c2-06 | c2-04 | c2-07
    s0 c2-09 c0-01
    s1 c2-03 c0-04
    s2 c2-02 c0-07`),
  'ground-floor': at(`
    round 2 · s0 picks
    row 3 c3-01 | . | .
    row 2 c2-01 | c2-06 | c2-05
    s0 c2-04
    s1 c0-04
    s2 c0-17
    deck 2 c2-09 c2-07`),
  'two-oranges': at(`
    round 4 · s0 picks
    row 3 c3-08 | c3-09 | .
    row 2 c2-06 | c2-01 | c2-02
    s0 c2-09 c0-04 c0-05
    s1 c2-04 c0-07 c0-17
    s2 c2-03 c0-01 c0-08
    deck 2 c2-05 c2-07
    deck 3 c3-02 c3-05`),
  'last-place': at(`
    round 5 · s0 rolled 1 2 1
    order s1 s2 s0
    row 3 c3-07 s0 | c3-09 s1 | c3-05
    row 2 c2-01 s2 | c2-06 | c2-07
    s0 c0-17 c0-18 c0-10 c0-11
    s1 c2-02 c2-03 c2-08 c3-08
    s2 c2-04 c0-07 c0-01 c3-02
    deck 3 c3-04`),
  'three-colours': at(`
    round 5 · s0 rolls
    row 3 c3-09 | c3-02 | c3-05
    row 2 c2-09 s0 | c2-03 | c2-07
    s0 c2-04 c2-01 c2-02 c0-18
    s1 c3-08 c0-01 c0-02 c0-03 c2-08
    s2 c2-06 c0-04 c0-05 c0-06 c2-05
    deck 0 c0-11 c0-17`),
};

const courseOf = ({ id, steps }: Pick<Course, 'steps'> & { readonly id: string }): readonly [string, Course] => [
  id,
  { steps, positions },
];

/** The lessons as they are played. */
export const courses: Readonly<Record<string, Course>> = Object.fromEntries(
  [firstNight, rerolls, quicker, bonuses, set].map(courseOf),
);
