// Takes away, one after the other, each of the rules by which a table goes on without those who are not there, and demands that
// the property of lobby/test/alone.test.ts is then seen broken: `npm run alone`, or some of them: `npm run alone -- returned lateOf`.
// The sources stay as they are: what is left out is left out as they are loaded.

import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { argv, env, exit } from 'node:process';
import { startVitest } from 'vitest/node';

/** Where it says this, it says that instead. */
interface Cut {
  readonly file: string;
  readonly says: string;
  readonly instead: string;
}

/** What is taken away; some things are said twice. */
interface Rule extends Cut {
  readonly name: string;
  readonly also?: Cut;
}

const cutsOf = ({ also, ...rule }: Rule): readonly Cut[] => (also === undefined ? [rule] : [rule, also]);

const RULES: readonly Rule[] = [
  {
    name: 'anybody seated calls a bot',
    file: 'lobby/absence.ts',
    says: 'if (!isOwner && !row.places.some((each) => holds(each, by)))',
    instead: 'if (!isOwner)',
  },
  {
    name: 'a table passes on',
    file: 'lobby/absence.ts',
    says: 'heir === undefined ? row',
    instead: 'heir === undefined || heir ? row',
  },
  {
    name: '… from an owner who is silent',
    file: 'lobby/absence.ts',
    says: 'if (place !== undefined) return isSilent(place, attendance);',
    instead: 'return false;',
  },
  {
    name: '… from an owner who is forgotten',
    file: 'lobby/absence.ts',
    says: "if (row.owner === '') return true;",
    instead: "if (row.owner === '') return false;",
  },
  {
    name: '… not to whoever has not sat down yet',
    file: 'lobby/absence.ts',
    says: 'reserved !== true && person !== row.owner',
    instead: 'person !== row.owner',
  },
  {
    name: '… within a minute where moves take days',
    file: 'lobby/room.ts',
    says: 'isRunning ? graceAt(this.row.clock, this.world.grace) : this.world.grace',
    instead: 'graceAt(this.row.clock, this.world.grace)',
  },
  {
    name: 'whoever returns has the seat',
    file: 'lobby/absence.ts',
    says: 'if (place.standIn && place.bot?.left !== true) return stoodIn(row, seat, undefined);',
    instead: '',
  },
  {
    name: '… and no key opens it any more',
    file: 'lobby/absence.ts',
    says: 'gone: _gone, key: _key, ...place }: Seated',
    instead: 'gone: _gone, ...place }: Seated',
    also: {
      file: 'lobby/lending.ts',
      says: "if (!isAway(place, attendance)) return refused('bad-key');",
      instead: '',
    },
  },
  {
    name: '… and whoever was silent and does something',
    file: 'lobby/silence.ts',
    says: 'if (!row.places.some(isAsleep)) return row;',
    instead: 'if (row) return row;',
  },
  {
    name: 'a question does not wait for whoever is away',
    file: 'lobby/consent.ts',
    says: 'place.standIn || isAway(place, attendance)',
    instead: 'place.standIn',
  },
  {
    name: 'bots and stand-ins agree',
    file: 'lobby/consent.ts',
    says: "if (place.kind !== 'person' || place.standIn || ",
    instead: "if (place.kind === 'open' || ",
  },
  {
    name: 'a question ends by itself',
    file: 'lobby/consent.ts',
    says: 'if (asked === undefined || now >= asked.until) return undefined;',
    instead: 'if (asked === undefined) return undefined;',
    also: {
      file: 'lobby/room.ts',
      says: 'if (row.asked !== undefined && now >= row.asked.until) return unasked(row);',
      instead: '',
    },
  },
  {
    name: 'a pause ends',
    file: 'lobby/consent.ts',
    says: "case 'resume':",
    instead: "case 'resume': return row;",
  },
  {
    name: '… by whoever was not asked',
    file: 'lobby/consent.ts',
    says: "if (question.kind === 'resume' && !isBound(row, seat)) return { row: resumed(unasked(row)) };",
    instead: '',
  },
  {
    name: '… by itself',
    file: 'lobby/room.ts',
    says: 'if (now >= (pauseEnd(row) ?? now + 1)) return resumed(row);',
    instead: '',
  },
  {
    name: 'bots answer what a crew leaves to them',
    file: 'lobby/room.ts',
    says: 'return isThere && now - this.crewAsked.since < this.world.grace;',
    instead: 'return isThere;',
  },
  {
    name: 'it is noticed who has gone',
    file: 'lobby/room.ts',
    says: "if (this.closed || (this.row.phase !== 'seating' && this.row.phase !== 'playing')) return;",
    instead: 'if (this.closed || this.row) return;',
  },
  {
    name: '… and who says nothing',
    file: 'lobby/absence.ts',
    says: 'return isNews ? { ...here, silent } : here;',
    instead: 'return here;',
  },
  {
    name: '… also when asked where moves take days',
    file: 'lobby/room.ts',
    says: "if (isRunning && this.row.clock.kind === 'slow') return grace;",
    instead: "if (isRunning && this.row.clock.kind === 'slow') return Number.POSITIVE_INFINITY;",
  },
  {
    name: 'time ends',
    file: 'lobby/clock.ts',
    says: 'if (deadline === undefined || now < deadline) return [];',
    instead: 'if (deadline === undefined || deadline) return [];',
  },
  {
    name: 'a friend gives the seat back',
    file: 'lobby/lending.ts',
    says: "if (place?.kind !== 'person' || place.for === undefined) return row;",
    instead: 'if (place) return row;',
  },
  {
    name: '… when the other comes back',
    file: 'lobby/visit.ts',
    says: 'const mine = isKeptFor(row.places[seat], person) ? reclaimed(row, seat) : row;',
    instead: 'const mine = row;',
  },
  {
    name: '… to whom it was taken for',
    file: 'lobby/lending.ts',
    says: 'for: place.for ?? { person: place.person, name: place.name, figure: place.figure },',
    instead: '',
  },
  {
    name: 'nobody is away for ever',
    file: 'lobby/holiday.ts',
    says: "if (until - now > holidayLeft(back, now)) return refused('away-too-long');",
    instead: '',
  },
  {
    name: 'whoever was away is waited for again',
    file: 'lobby/clock.ts',
    says: 'const returns = people.flatMap((seat) => awayUntil(row.places[seat], now) ?? []);',
    instead: 'const returns: number[] = [];',
  },
];

// What some rules are about happens seldom.
env.HIDEOUT_HISTORIES ??= '2000';

const wanted = argv.slice(2);
const rules = RULES.filter(({ name }) => wanted.length === 0 || wanted.some((word) => name.includes(word)));
const gone = rules.flatMap(cutsOf).filter(({ file, says }) => readFileSync(file, 'utf8').split(says).length !== 2);
for (const { file, says } of gone) console.error(`${file} does not say “${says}”, or says it twice`);
if (gone.length > 0 || rules.length === 0) exit(2);

/** Whether the property holds, without this rule or with all. */
async function holds(without?: Rule): Promise<boolean> {
  const vitest = await startVitest(
    'test',
    [resolve('lobby/test/alone.test.ts')],
    {
      config: false,
      fsModuleCache: false,
      watch: false,
      include: ['**/*.test.ts'],
      pool: 'forks',
      testTimeout: 1_200_000,
      reporters: [{}],
    },
    {
      plugins: [
        {
          name: 'without',
          enforce: 'pre',
          transform: (code, id) => {
            const cuts = without === undefined ? [] : cutsOf(without).filter(({ file }) => id === resolve(file));
            return cuts.length === 0
              ? null
              : cuts.reduce((left, { says, instead }) => left.replace(says, instead), code);
          },
        },
      ],
    },
  );
  const modules = vitest.state.getTestModules();
  const isRun = modules.some(({ children }) => children.size > 0);
  const isGreen = modules.every((module) => module.ok());
  await vitest.close();
  process.exitCode = 0;
  if (!isRun) throw new Error(`the test could not be run${without === undefined ? '' : ` without: ${without.name}`}`);
  return isGreen;
}

let missed = 0;
if (!(await holds())) {
  console.error('with all rules it does not hold');
  exit(1);
}
for (const rule of rules) {
  const begun = performance.now();
  const isMissed = await holds(rule);
  if (isMissed) missed += 1;
  const seconds = Math.round((performance.now() - begun) / 1000);
  console.log(`${isMissed ? 'NOT NOTICED' : 'noticed'} after ${seconds} s without: ${rule.name}`);
}
console.log(`${rules.length - missed} of ${rules.length} noticed`);
exit(missed === 0 ? 0 : 1);
