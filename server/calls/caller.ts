import type { Logger } from 'pino';
import type { Lobby } from '#lobby/lobby.ts';
import type { Language } from '#table/text.ts';
import type { PushMessage } from '#wire/push.ts';
import type { Metrics } from '../metrics.ts';
import type { Bell, Call, CallBook } from './book.ts';
import { circumstancesOf, type Facts } from './circumstances.ts';
import { type Decision, decide } from './decision.ts';
import type { Delivery, Door, Letter } from './door.ts';
import { type HookFacts, hookLetter } from './hook.ts';
import { type PushKeys, pushLetter } from './push.ts';
import { digestFor, type Note, noteFor, noteToAll } from './text.ts';
import { ALWAYS, readWishes } from './wishes.ts';
import { callWords } from './words/index.ts';

/** How long other processes leave a call alone that this one looks at; and that it rings for: longer than a bell takes. */
const LEASE = { look: 2000, ring: 10_000 } as const;
/** How many calls are in hand at a time, and how many of one person. */
const MOST = 100;
/** After so many milliseconds a bell that did not answer is tried again; after the last it is let be. */
const PAUSES = [5000, 30_000, 120_000, 600_000, 3_600_000];

export interface CallerParts {
  readonly lobby: Lobby;
  readonly book: CallBook;
  readonly door: Door;
  readonly keys: PushKeys;
  readonly contact: string | undefined;
  readonly metrics: () => Metrics;
  readonly log: Logger;
}

/** What is decided about a claimed call, with what it takes to put it into words. */
interface Judged extends Decision {
  /** As it was claimed. */
  readonly before: Call;
  readonly isOver: boolean;
  readonly facts?: Facts;
}

/** What became of a bell. */
type Rung = 'rung' | 'gone' | 'refused' | 'again';

/** Calls people to tables that wait for them: looks at every call that something has happened to, and rings. */
export class Caller {
  private readonly parts: CallerParts;
  private inHand = 0;
  private readonly idle: (() => void)[] = [];

  constructor(parts: CallerParts) {
    this.parts = parts;
  }

  /** To be called a few times a second. What takes long is not waited for. */
  async tick(): Promise<void> {
    const { book, lobby } = this.parts;
    const { now, process } = lobby.world;
    if (this.inHand >= MOST) return;
    const claimed = await book.claimCalls(now(), { by: process, until: now() + LEASE.look }, MOST - this.inHand);
    for (const calls of Map.groupBy(claimed, ({ person }) => person).values()) void this.attend(calls);
  }

  /** Until nothing is in hand. */
  async close(): Promise<void> {
    if (this.inHand > 0) await new Promise<void>((resolve) => this.idle.push(resolve));
  }

  /** All that was claimed of one person. */
  private async attend(calls: readonly Call[]): Promise<void> {
    this.inHand += calls.length;
    try {
      const judged = await Promise.all(calls.map((call) => this.judged(call)));
      const held = judged.filter(({ act, call }) => act === 'ring' && call.held && call.bell === undefined);
      if (held.length > 1) await this.ringOnce(held);
      const rest = held.length > 1 ? judged.filter((each) => !held.includes(each)) : judged;
      await Promise.all(rest.map((each) => this.act(each)));
    } catch (error) {
      this.parts.log.error({ err: error }, 'a call failed; it is tried again');
    } finally {
      this.inHand -= calls.length;
      if (this.inHand === 0) for (const resolve of this.idle.splice(0)) resolve();
    }
  }

  private async judged(call: Call): Promise<Judged> {
    const { book, lobby } = this.parts;
    const wishes = call.bell === undefined ? readWishes(await book.wishes(call.person)) : ALWAYS;
    const { facts, ...circumstances } = await circumstancesOf(lobby, call);
    return {
      ...decide(call, circumstances, wishes, lobby.world.now()),
      before: call,
      isOver: circumstances.isOver,
      ...(facts && { facts }),
    };
  }

  private async act({ act, call, before, facts, isOver }: Judged): Promise<void> {
    const { book } = this.parts;
    switch (act) {
      case 'nothing':
        return this.save(call);
      case 'end':
        return book.endCall(call);
      case 'withdraw': {
        const left = await this.withdraw(call, before);
        if (left !== undefined) return this.save(left);
        return isOver ? book.endCall(call) : this.save(call);
      }
      case 'ring':
        return this.ring(call, facts!);
    }
  }

  private async save(call: Call): Promise<void> {
    const { book, lobby, log } = this.parts;
    if (!(await book.saveCall(call, lobby.world.process)))
      log.debug({ table: call.table }, 'a call was not ours any more');
  }

  private async hold(call: Call): Promise<boolean> {
    const { process: by, now } = this.parts.lobby.world;
    return this.parts.book.holdCall(call, { by, until: now() + LEASE.ring });
  }

  // Ringing

  private async ring(call: Call, facts: Facts): Promise<void> {
    const { lobby } = this.parts;
    const bells = await this.bellsFor(call);
    if (bells.length === 0) return this.parts.book.endCall(call);
    const what = call.what!;
    const waiting = await this.waitingFor(call.person);
    // As late as can be: whoever has answered meanwhile is not called.
    if (!(await this.hold(call))) return this.save(call);
    const { row } = facts;
    const letterTo = async (bell: Bell): Promise<Letter> => {
      const { language } = bell;
      const note =
        bell.table === undefined ? await noteFor(lobby, what, facts, language) : await noteToAll(what, facts, language);
      if (bell.kind === 'hook')
        return this.hook(bell, note, {
          what,
          table: row.id,
          game: row.game,
          url: `${bell.keys.site}/t/${row.id}`,
          at: row.at,
        });
      return this.push(bell, {
        show: what,
        tag: row.id,
        id: `${row.id} ${what} ${row.at}`,
        ...note,
        url: `/t/${row.id}`,
        ...buttons(language),
        waiting,
      });
    };
    await this.settle([call], bells, letterTo);
  }

  /** After quiet hours one call says it for all tables; and if a bell does not answer, for all of them again. */
  private async ringOnce(judged: readonly Judged[]): Promise<void> {
    const ours = await Promise.all(judged.map(({ call }) => this.hold(call)));
    const held = judged.filter((_, i) => ours[i]);
    for (const { call } of judged.filter((_, i) => !ours[i])) await this.save(call);
    if (held.length === 0) return;
    const { person } = held[0]!.call;
    const bells = await this.bellsFor(held[0]!.call);
    const waiting = await this.waitingFor(person);
    const letterTo = async (bell: Bell): Promise<Letter> => {
      const note = digestFor(held.length, bell.language);
      const facts = { what: 'several', table: '', game: '', url: bell.keys.site!, at: 0 };
      if (bell.kind === 'hook') return this.hook(bell, note, facts);
      const { later: _, ...open } = buttons(bell.language);
      const id = held.map(({ call }) => `${call.table} ${call.at}`).join(', ');
      return this.push(bell, { show: 'several', tag: 'several', id, ...note, url: '/', ...open, waiting });
    };
    await this.settle(
      held.map(({ call }) => call),
      bells,
      letterTo,
    );
  }

  /** Rings all bells that have not rung for all of these yet, and keeps what came of that: for all, or for none. */
  private async settle(
    calls: readonly Call[],
    bells: readonly Bell[],
    letterTo: (bell: Bell) => Promise<Letter>,
  ): Promise<void> {
    const { book, lobby, log, metrics } = this.parts;
    const silent = bells.filter(({ id }) => calls.some(({ rung }) => !rung.includes(id)));
    const came = await Promise.all(
      silent.map(async (bell) => [bell, await this.rings(bell, await letterTo(bell))] as const),
    );
    const answered = came.flatMap(([{ id }, how]) => (how === 'rung' ? [id] : []));
    const now = lobby.world.now();
    const again = came.some(([, how]) => how === 'again')
      ? afterTries(Math.max(...calls.map(({ tries }) => tries)), now)
      : undefined;
    const settled = calls.map((call): Call => {
      const rung = [...new Set([...call.rung, ...answered])];
      if (rung.length > call.rung.length) metrics().callSeconds.observe((now - call.since!) / 1000);
      // What goes together stays together until it is said.
      return { ...call, held: call.held && again !== undefined, rung, sent: now, tries: 0, ...again };
    });
    const saved = await book.saveCalls(settled, lobby.world.process);
    if (saved < settled.length) log.debug({ saved, of: settled.length }, 'calls were not ours any more');
  }

  /**
   * Takes back what was said: browsers close it; what hooks have written stays written. Answers what is left to do where one of
   * them could not be told.
   */
  private async withdraw(call: Call, before: Call): Promise<Call | undefined> {
    // Nothing is wanted any more where it has been tried: then those are left that did not answer.
    const isTried = before.what === undefined;
    const bells = (await this.bellsFor(call)).filter(
      ({ kind, id }) => kind === 'push' && (!isTried || before.rung.includes(id)),
    );
    const waiting = await this.waitingFor(call.person);
    const came = await Promise.all(
      bells.map(
        async (bell) => [bell, await this.rings(bell, this.push(bell, { close: call.table, waiting }))] as const,
      ),
    );
    const rung = came.flatMap(([{ id }, how]) => (how === 'again' ? [id] : []));
    const again = rung.length === 0 ? undefined : afterTries(isTried ? before.tries : 0, this.parts.lobby.world.now());
    return again && { ...call, sent: before.sent!, rung, ...again };
  }

  private async rings(bell: Bell, letter: Letter): Promise<Rung> {
    const { book, door, log, metrics } = this.parts;
    const came = await door.deliver(letter);
    const how = rungBy(came);
    metrics().calls.inc({ kind: bell.kind, how });
    if (how === 'gone') await book.removeBell(bell.person, bell.id);
    if (how === 'refused' || how === 'again') log.info({ kind: bell.kind, ...came }, 'a bell did not ring');
    return how;
  }

  private async bellsFor({ person, bell }: Call): Promise<readonly Bell[]> {
    const bells = await this.parts.book.bells(person);
    return bells.filter(({ id, table }) => (bell === undefined ? table === undefined : id === bell));
  }

  private push(bell: Bell, message: PushMessage): Letter {
    const { keys, contact } = this.parts;
    return pushLetter(bell, message, keys, contact);
  }

  private hook(bell: Bell, note: Note, facts: HookFacts): Letter {
    return hookLetter(bell, note, facts, this.parts.lobby.world.now());
  }

  /** How many tables wait for somebody: what stands on the sign of the app. */
  private async waitingFor(id: string): Promise<number> {
    const { lobby } = this.parts;
    const person = await lobby.world.archive.person(id);
    const { mine } = await lobby.lists(person);
    return mine.filter(({ yourTurn, asked }) => yourTurn || asked).length;
  }
}

const buttons = (language: Language) => {
  const { open, later } = callWords[language];
  return { language, open, later };
};

/** When to try once more what did not answer so often; nothing where that is enough. */
function afterTries(tries: number, now: number): Pick<Call, 'tries' | 'due'> | undefined {
  const pause = PAUSES[tries];
  return pause === undefined ? undefined : { tries: tries + 1, due: now + pause };
}

/** What an answer means. A push service that does not know a browser any more, or knows it by other keys, never will again. */
function rungBy(came: Delivery): Rung {
  if ('failed' in came) return came.failed === 'inside' ? 'refused' : 'again';
  const { status } = came;
  if (status >= 200 && status < 300) return 'rung';
  if (status === 404 || status === 410) return 'gone';
  return status === 429 || status >= 500 ? 'again' : 'refused';
}
