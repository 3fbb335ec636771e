import { GOLD_BAR, loot, SECOND_BAR } from '../components/cards.ts';
import { ACTIONS } from '../components/jobs.ts';
import { cellOf, floorOf, posOf } from '../components/squares.ts';
import { ATRIUM, COMPUTER_FOR, HAS_ALARM_ICON, MOTION, SAFE, STAIRS, WALKWAY } from '../components/tiles.ts';
import { canRing, computerWithToken } from '../rules/alarms.ts';
import { isClear } from '../rules/escape.ts';
import {
  above,
  below,
  EMP,
  GYMNASTICS,
  guardOn,
  has,
  inForce,
  isInside,
  isUp,
  kindAt,
  LOST,
  OFF,
  planFor,
  SAFE_OPEN,
  shows,
  topFloor,
} from '../state.ts';
import type { RuleId } from '../text/rulebook.ts';
import { inOrder, tells, told } from './moment.ts';
import {
  acting,
  alarm,
  all,
  any,
  asked,
  changedFloor,
  closedSafe,
  drawn,
  here,
  insideOf,
  is,
  job,
  moved,
  type Occurs,
  on,
  plays,
  standsOn,
  used,
} from './occurs.ts';
import { seen } from './sights.ts';

/** Rulings that are about what can happen, and how it is seen that it did. */
export const OCCURS: Readonly<Partial<Record<RuleId, Occurs>>> = {
  R1: on('turnBegan'),
  R2: (m) => tells(m, 'actionsEnded') && m.before.left + m.before.spent !== ACTIONS,
  R3: on('entranceChosen'),
  R4: (m) => tells(m, 'placed', ({ at }) => HAS_ALARM_ICON[kindAt(m.after, cellOf(at))]!),
  R5: all(drawn('buddy-system', 'squeak'), ({ before }) => before.at.includes(OFF)),
  R6: ({ move }) => move.type === 'peek',
  R7: (m) => m.move.type === 'peek' && floorOf(cellOf(m.move.at)) !== floorOf(here(m)),
  R8: moved('own'),
  R9: on('guardPlaced'),
  R10: on('stopped'),
  R11: on('shifted'),
  R12: (m) => standsOn(WALKWAY)(m) && tells(m, 'moved', ({ to }) => cellOf(to) === below(here(m))),
  R13: asked('laser', 'deadbolt'),
  R14: any(alarm('laser'), asked('laser')),
  R15: (m) => tells(m, 'stopped', ({ by }) => by === 'deadbolt') || asked('deadbolt')(m),
  R16: (m) => tells(m, 'rolled', (roll) => roll.for === 'keypad' && roll.dice.length > 1),
  R17: alarm('thermo'),
  R18: alarm('motion'),
  R19: all(standsOn(STAIRS), changedFloor),
  R20: (m) =>
    acting(m) &&
    tells(
      m,
      'moved',
      ({ way, to }) =>
        way === 'own' &&
        planFor(m.before, here(m)).walled[posOf(here(m))]!.includes(posOf(cellOf(to))) &&
        floorOf(cellOf(to)) === floorOf(here(m)),
    ),
  R21: (m) => acting(m) && tells(m, 'moved', ({ way, to }) => way === 'own' && seen.throughDuct(m, cellOf(to))),
  R22: (m) => tells(m, 'shifted', ({ by }) => by === 'fall'),
  R23: on('alarmRaised'),
  R24: on('alarmPrevented'),
  R25: seen.caughtTogether,
  R26: alarm('camera'),
  R27: seen.fromAtrium,
  R28: seen.fromFoyer,
  R29: (m) => tells(m, 'stealthLost', ({ from }) => from === 'room'),
  R30: seen.tiara,
  R31: seen.laboratory,
  R32: on('captured'),
  R33: on('dieAdded'),
  R34: on('cracked'),
  R35: on('safeOpened'),
  R36: (m) => acting(m) && m.before.left > 0 && has(m.before, here(m), SAFE_OPEN),
  R37: all(job('fort-knox'), on('safeOpened')),
  R38: (m) =>
    acting(m) &&
    m.before.left > 0 &&
    shows(m.before, here(m), STAIRS) &&
    floorOf(here(m)) === topFloor(m.before) &&
    !isClear(m.before),
  R39: (m) =>
    acting(m) &&
    plays('drill')(m) &&
    [above(m.before, here(m)), below(here(m))].some(
      (cell) => cell !== OFF && kindAt(m.before, cell) === SAFE && !isUp(m.before, cell),
    ),
  R40: moved('slip'),
  R41: moved('climb'),
  R42: any((m) => tells(m, 'alarmPrevented', (event) => event.with === 'laptop'), seen.jammed),
  R43: ({ move }) => move.type === 'x-ray' || move.type === 'enhance',
  R44: any(alarm('crybaby'), on('alarmTaken')),
  R45: any(
    (m) => plays('steady-hands')(m) && tells(m, 'rolled', (roll) => roll.for === 'safe'),
    (m) => plays('drill')(m) && m.move.type === 'crack' && cellOf(m.move.safe) !== here(m),
  ),
  R46: (m) => tells(m, 'guardDistracted') || tells(m, 'guardHeld', ({ by }) => by === 'crow'),
  R47: on('toolsShown'),
  R48: moved('orders'),
  R49: (m) => tells(m, 'shifted', ({ by }) => by === 'disguise'),
  R50: (m) => m.move.type === 'spot' && tells(m, 'looked'),
  R51: on('crowbarred'),
  R52: (m) => tells(m, 'guardHeld', ({ by }) => by === 'donuts'),
  R53: all(used('emp'), on('alarmOff')),
  R54: (m) => m.before.suit === 1 && tells(m, 'moved', ({ to }) => guardOn(m.before, cellOf(to))),
  R55: on('stairsMade'),
  R56: (m) => tells(m, 'cardLeft', ({ card }) => card === 'gold-bar'),
  R57: (m) => {
    const holder = m.before.lootAt[loot('keycard')]!;
    return (
      acting(m) &&
      closedSafe(m, here(m)) &&
      m.before.tokens[here(m)]! > 0 &&
      holder >= 0 &&
      holder < m.before.seats &&
      m.before.at[holder] !== here(m)
    );
  },
  R58: on('kittyRan'),
  R59: (m) =>
    inForce(m.before, GYMNASTICS) &&
    standsOn(WALKWAY)(m) &&
    tells(m, 'moved', ({ to }) => cellOf(to) === above(m.before, here(m))),
  R60: (m) => drawn('freight-elevator')(m) && (tells(m, 'noEffect') || tells(m, 'escaped')),
  R61: (m) =>
    inOrder(
      m,
      is('eventDrawn', ({ event }) => event === 'switch-signs'),
      is('guardJumped'),
    ) && tells(m, 'alarmOff'),
  R62: on('guardLost'),
  R63: all(drawn('espresso', 'daydreaming'), on('guardMoved')),
  R64: (m) => acting(m) && told(m, 'guardMoved').some(({ floor }) => seen.hasSeveralWays(m, floor - 1)),
  R65: on('guardMoved'),
  R66: (m) => inOrder(m, is('guardMoved'), is('alarmOff')),
  R67: (m) => tells(m, 'destinationSet', ({ because }) => because === 'alarm'),
  R68: (m) => inOrder(m, is('alarmOff'), is('patrolDrawn')),
  R69: seen.drawnTwice,
  R70: on('patrolReshuffled'),
  R71: (m) =>
    acting(m) &&
    m.move.type === 'end' &&
    !tells(m, 'eventDrawn') &&
    m.before.guard.some(
      (guard, floor) =>
        guard >= 0 && guard === m.before.goal[floor] && tells(m, 'guardMoved', (event) => event.floor === floor + 1),
    ),
  R72: (m) => tells(m, 'guardMoved') && m.before.guard.filter((guard) => guard >= 0).length > 1,
  R73: (m) => tells(m, 'guardSpedUp', ({ because }) => because === 'safe'),
  R74: on('handedOver'),
  R75: on('escaped'),
  R76: on('won'),
  R77: on('lost'),
  R78: ({ before }) => before.seats === 1,
  R79: all(asked('orders'), on('declined')),
  R80: (m) =>
    inOrder(
      m,
      is('guardMoved'),
      is('alarmRaised', ({ because }) => because === 'camera'),
    ),
  R81: any(
    (m) => drawn('brown-out')(m) && told(m, 'alarmOff').length > 1,
    (m) => drawn('squeak')(m) && !tells(m, 'noEffect'),
  ),
  R82: all(
    ({ before }) => before.juice === 1,
    any(used('emp'), drawn('brown-out'), ({ before }) => inForce(before, EMP)),
  ),
  R83: all(drawn('jump-the-gun', 'heads-up'), (m) => insideOf(m) === 1),
  R84: (m) => told(m, 'safeOpened').length > 1,
  R85: on('sideChosen'),
  R86: asked('nearest-alarm', 'shelter'),
  R87: (m) =>
    acting(m) &&
    m.before.left === 0 &&
    (m.move.type === 'use' || m.move.type === 'use-at' || m.move.type === 'pick-up'),
  R88: (m) => inOrder(m, (event) => event.type === 'guardJumped' || event.type === 'guardPlaced', is('stealthLost')),
  R89: all(
    drawn(
      'change-of-plans',
      'crash',
      'throw-voice',
      'switch-signs',
      'where-is-he',
      'squeak',
      'espresso',
      'daydreaming',
    ),
    on('noEffect'),
    ({ before }) => before.guard.includes(LOST),
  ),
  R92: (m) =>
    inOrder(
      m,
      is('guardSpedUp', ({ because }) => because === 'deck'),
      is('guardMoved'),
    ),
  R93: (m) =>
    inOrder(
      m,
      is('alarmRaised', ({ because }) => because === 'motion'),
      is('shifted', ({ by }) => by === 'fall'),
    ),
  R94: seen.twiceOnArrival,
  R95: (m) => tells(m, 'captured', ({ seat }) => seat !== m.before.turn),
  R96: all(standsOn(STAIRS), on('escaped')),
  R97: on('cracked'),
  R98: (m) =>
    tells(m, 'moved', ({ to }) => {
      const cell = cellOf(to);
      const matters = COMPUTER_FOR[kindAt(m.after, cell)] !== undefined && kindAt(m.after, cell) !== MOTION;
      return matters && computerWithToken(m.before, cell) !== undefined && !canRing(m.before, cell);
    }),
  R99: on('noToolLeft'),
  R100: (m) =>
    drawn('dead-drop')(m) && (tells(m, 'noEffect') || tells(m, 'handedOver', ({ to }) => m.before.at[to] === OFF)),
  R101: (m) => job('fort-knox')(m) && tells(m, 'patrolDrawn', ({ card }) => /E|5/.test(card)),
  R102: (m) => inOrder(m, is('guardPlaced'), is('shifted')),
  R103: (m) => acting(m) && m.before.lootAt[loot('bust')] === m.seat && m.before.toolAt.includes(m.seat),
  R104: any(
    on('gaveUp'),
    all(asked('give-up'), on('declined')),
    (m) =>
      insideOf(m) === 1 &&
      [GOLD_BAR, SECOND_BAR].every((bar) => {
        const place = m.before.lootAt[bar]!;
        return place >= 0 && (place >= m.before.seats || isInside(m.before, place));
      }),
  ),
  R105: (m) => inOrder(m, is('revealed'), is('safeOpened')),
  R106: (m) => standsOn(ATRIUM)(m) && tells(m, 'crowbarred', ({ at }) => floorOf(cellOf(at)) !== floorOf(here(m))),
};
