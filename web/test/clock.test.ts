import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { timeLeft } from '../table/time-left.ts';
import type { Venue } from '../venue.ts';

const NOON = Date.UTC(2030, 0, 1, 12);
const MINUTE = 60_000;

/** As much of a page as the pages ask for when they are loaded. */
const PAGE = {
  location: { origin: 'http://localhost' },
  localStorage: { getItem: () => null, setItem: () => undefined },
  navigator: { languages: ['en'] },
  matchMedia: () => new EventTarget(),
};

/** A socket that is open, and says what the test says. */
class Socket extends EventTarget {
  static latest: Socket;
  readonly OPEN = 1;
  readonly readyState = 1;
  readonly sent: { readonly id: string }[] = [];

  constructor() {
    super();
    Socket.latest = this;
    queueMicrotask(() => this.dispatchEvent(new Event('open')));
  }

  send(text: string): void {
    this.sent.push(JSON.parse(text));
  }

  say(message: object): void {
    this.dispatchEvent(new MessageEvent('message', { data: JSON.stringify(message) }));
  }

  close(): void {}
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('window', Object.assign(new EventTarget(), PAGE));
  vi.stubGlobal('document', new EventTarget());
  vi.stubGlobal('WebSocket', Socket);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const WAYS: readonly (readonly [string, (venue: Venue) => Promise<void>])[] = [
  ['in a push', async () => Socket.latest.say({ push: 'info', info: { now: NOON } })],
  ['in the answer to a look', (venue) => answered(venue.ask('look', { table: 't' }), { info: { now: NOON } })],
  ['in the answer to a change', (venue) => answered(venue.ask('start', { table: 't' }), { now: NOON })],
];

async function answered(asking: Promise<unknown>, ok: object): Promise<void> {
  Socket.latest.say({ re: Socket.latest.sent.at(-1)!.id, ok });
  await asking;
}

for (const [way, tell] of WAYS)
  test.each([
    ['right', 0],
    ['ten minutes fast', 10 * MINUTE],
    ['two hours slow', -120 * MINUTE],
  ])(`a clock that is %s shows the time that is left, told ${way}`, async (_, wrong) => {
    vi.setSystemTime(NOON + wrong);
    const { serverVenue } = await import('../server/venue.ts');
    const venue = serverVenue();
    await vi.advanceTimersByTimeAsync(0);
    await tell(venue);
    await vi.advanceTimersByTimeAsync(30_000);
    expect(timeLeft(NOON + 5 * MINUTE - venue.now(), 'en')).toBe('4:30');
  });
