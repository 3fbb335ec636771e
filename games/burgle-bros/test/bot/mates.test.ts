import { expect, test } from 'vitest';
import { STRENGTHS, type Told } from '#table/bot.ts';
import { quick } from '#table/chance.ts';
import { reading, type Seat } from '#table/game.ts';
import { walk } from '#table/walk.ts';
import { mind } from '../../bot/mind.ts';
import { player } from '../../bot/player.ts';
import { openly } from '../../bot/promise.ts';
import { game } from '../../index.ts';
import type { Move } from '../../move.ts';
import { ghostsIn, type Reply, type Sketch, sent } from '../../sketch.ts';
import { markSeen } from '../../state.ts';
import { text } from '../../text/index.ts';
import { customs } from '../customs.ts';
import { type Scene, scene } from '../scene.ts';

const [ANA, OTTO, BEN] = [0, 1, 2] as [Seat, Seat, Seat];

/** Otto, who is a bot, has four actions; the guard walks away from him. */
const atWork = (): Scene =>
  scene(
    `turn s1 · left 4
     s0 hawk
     s1 juicer
     s2 raven
     floor 1 · die 2
     1  ./0        walkway    service-duct ?
     2  foyer/2    ?          ?            ?
     3  ./1        laboratory lavatory/G   ?
     4  ?          ?          ?            ?/X`,
  );

/** Somebody asks a seat for something. */
const asks = (t: Scene, by: Seat, intent: Sketch['intent'], at: string, whom = OTTO): Told => ({
  seat: by,
  data: JSON.parse(JSON.stringify(sent(t.view(by), { actor: whom, sketches: [{ intent, at } as Sketch] }))),
});

const seen = (t: Scene, told: readonly Told[], dice = 'dice') => ({
  seat: OTTO,
  view: t.view(OTTO),
  moves: game.moves(reading(t.state), OTTO),
  told,
  chance: quick(dice),
});

/** What he lays open beside what was told, if anything. */
function laid(t: Scene, told: readonly Told[], move?: Move): readonly Told[] {
  const data = mind(seen(t, told), move);
  return data === undefined ? told : [...told.filter(({ seat }) => seat !== OTTO), { seat: OTTO, data, isBots: true }];
}

const repliesIn = (t: Scene, told: readonly Told[]): readonly Reply[] =>
  ghostsIn(told, t.view(OTTO)).find(({ author }) => author === OTTO)?.mind?.replies ?? [];

const answerTo = (t: Scene, wish: Told): Reply['answer'] => repliesIn(t, laid(t, [wish]))[0]!.answer;

/** Plays his turn to its end, and answers where he has been and what he has shown before each step. */
function playedOut(t: Scene, told: readonly Told[], strength: (typeof STRENGTHS)[number] = 'normal') {
  const steps: { readonly move: string; readonly shown: string }[] = [];
  let open = told;
  for (let n = 0; t.state.turn === OTTO && n < 12; n++) {
    const now = seen(t, open, `dice ${n}`);
    const move = player(strength, { iterations: 4 })(now) as Move;
    open = laid(t, open, move);
    const lines = text.en.plans!(
      open.filter(({ seat }) => seat === OTTO),
      t.view(OTTO),
      ['Ana', 'Otto', 'Ben'],
    ).lines;
    steps.push({ move: game.notate(move), shown: lines.join(' ') });
    if (move.type === 'end') break;
    t.play(game.notate(move));
  }
  return steps;
}

test('what is laid open follows from what everybody sees: a card that one player has looked at is covered again', () => {
  let covered = 0;
  for (let i = 0; i < 6; i++) {
    const options = customs.options[i % customs.options.length]!;
    walk({ game, customs, options, seats: 2 + (i % 3), seed: `openly ${i}` }, ({ state }) => {
      const open = game.view(state as never, 'audience');
      for (const viewer of [0, 1] as Seat[]) {
        const view = game.view(state as never, viewer);
        expect({ ...openly(view), viewer: 'audience' }).toEqual(open);
        if (JSON.stringify(view.floors) !== JSON.stringify(open.floors)) covered += 1;
      }
    });
  }
  expect(covered).toBeGreaterThan(0);
});

test.each(STRENGTHS)('%s goes where it was asked to go, shows each step first, and says who asked', (strength) => {
  const t = atWork();
  const told = laid(t, [asks(t, ANA, 'go', '1C1')]);
  expect(repliesIn(t, told)).toEqual([
    { to: ANA, wish: { intent: 'go', at: '1C1' }, answer: { yes: true, because: 'gladly' } },
  ]);
  const steps = playedOut(t, told, strength);
  expect(t.crew(OTTO).at).toBe('1C1');
  const walked = steps.filter(({ move }) => move.startsWith('go '));
  expect(walked.length).toBeGreaterThan(2);
  for (const { move, shown } of walked) expect(shown).toContain(`go 1 ${move.slice(-2)}`);
  expect(walked[0]!.shown).toContain('Ana asked for it.');
});

test('who is asked to wait stays, and who is asked to come along comes', () => {
  const waits = atWork();
  playedOut(waits, laid(waits, [asks(waits, ANA, 'wait', '1A3')]));
  expect(waits.crew(OTTO).at).toBe('1A3');
  const comes = atWork();
  playedOut(comes, laid(comes, [asks(comes, BEN, 'come', '1A2')]));
  expect(comes.crew(OTTO).at).toBe('1A2');
});

test('[R79] whoever has given a word to wait is not ordered away by somebody else, but by whoever asked', () => {
  const ordered = (by: Seat): string => {
    const t = scene(
      `turn s2 · left 2 · spent 2
       s0 hawk
       s1 juicer
       s2 rook
       floor 1 · die 2
       1  ./0        walkway    service-duct ?
       2  foyer/2    ?          ?            ?
       3  ./1        laboratory lavatory/G   ?
       4  ?          ?          ?            ?/X`,
    );
    const told = by === OTTO ? [] : laid(t, [asks(t, by, 'wait', '1A3')]);
    const asked = t.play('order s1 1B3');
    return game.notate(player('normal', {})(seen(asked, told)) as Move);
  };
  expect(ordered(ANA)).toBe('decline');
  expect(ordered(BEN)).toBe('agree');
  expect(ordered(OTTO)).toBe('agree');
});

test('no has its reason', () => {
  const t = atWork();
  expect(answerTo(t, asks(t, ANA, 'peek', '1B1'))).toEqual({ yes: false, because: 'known' });
  expect(answerTo(t, asks(t, ANA, 'crack', '1B1'))).toEqual({ yes: false, because: 'noSafe' });
  expect(answerTo(t, asks(t, ANA, 'leave', '1A3'))).toEqual({ yes: false, because: 'noWay' });
  expect(answerTo(t, asks(t, ANA, 'go', '1E5'))).toEqual({ yes: false, because: 'noWay' });
  const intoTheGuard = answerTo(t, asks(t, ANA, 'go', '1C3'));
  expect(intoTheGuard).toMatchObject({ yes: false, because: 'noticed', chance: 1 });
  expect('other' in intoTheGuard && intoTheGuard.other).toBeLessThan(0.5);
});

test('[R50] an answer tells nothing of a card that only whoever answers has looked at', () => {
  const t = scene(
    `turn s1 · left 4
     s0 hawk
     s1 juicer
     floor 1 · die 4 · deck A3
     1  ./0        walkway    service-duct ?
     2  foyer      ?          ?            ?
     3  ./1        laboratory lavatory/G   ?/X
     4  ?          ?          ?            ?`,
  );
  const deck = t.state.patrol[0]!;
  deck[deck.length - 1] = markSeen(deck.at(-1)!, OTTO);
  expect(t.view(OTTO).floors[0]!.deck.cards[0]).toBe('A3');
  const told = [asks(t, ANA, 'wait', '1A3')];
  const open = game.view(reading(t.state), 'audience');
  const worlds = [1, 2].map((n) => game.determinize(open, quick(`world ${n}`)));
  const [answer, ...others] = [t.state, ...worlds].map((world) =>
    mind({ ...seen(t, told), view: game.view(reading(world), OTTO) }),
  );
  expect(answer).toBeDefined();
  for (const other of others) expect(other).toEqual(answer);
});

test('one word at a time: who asks for something else hears who has it, and is answered when that is withdrawn', () => {
  const t = atWork();
  const first = asks(t, BEN, 'wait', '1A3');
  const second = asks(t, ANA, 'go', '1B3');
  const both = laid(t, [...laid(t, [first]), second]);
  expect(repliesIn(t, both).map(({ to, answer }) => [to, answer])).toEqual([
    [ANA, { yes: false, because: 'promised', seat: BEN }],
    [BEN, { yes: true, because: 'gladly' }],
  ]);
  const withdrawn = laid(
    t,
    both.filter(({ seat }) => seat !== BEN),
  );
  expect(repliesIn(t, withdrawn)).toMatchObject([{ to: ANA, answer: { yes: true } }]);
});

test('what was said is not said again, and nobody is answered who has asked for nothing', () => {
  const t = atWork();
  expect(mind(seen(t, []))).toBeUndefined();
  expect(mind(seen(t, [asks(t, ANA, 'ping', '1B2')]))).toBeUndefined();
  expect(mind(seen(t, [asks(t, ANA, 'go', '1B2', BEN)]))).toBeUndefined();
  const told = laid(t, [asks(t, ANA, 'go', '1C1')]);
  expect(mind(seen(t, told))).toBeUndefined();
  const move = player('normal', {})(seen(t, told)) as Move;
  expect(mind(seen(t, laid(t, told, move)), move)).toBeUndefined();
});

test('what people write into a plan is not taken for a bot’s own words', () => {
  const t = atWork();
  const forged = { turn: 0, seat: 1, actor: 1, plan: ['go 1B1'], mind: { replies: 'no list', why: { because: '?' } } };
  const now = t.view(ANA);
  const [ghost] = ghostsIn([{ seat: ANA, data: { ...forged, turn: now.turns } }], now);
  expect(ghost).toEqual({ author: ANA, actor: OTTO, sketches: [{ intent: 'go', at: '1B1' }] });
});
