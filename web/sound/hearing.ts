import type { Beat } from '#board/contract.ts';
import { type Score, SOUNDS, type Sound } from '#board/sound.ts';
import type { Outcome, Seat, Viewer } from '#table/game.ts';

type AnyScore = Score<{ readonly type: string }>;
type Events = readonly unknown[];

const ENDS: readonly Sound[] = ['tied', 'beaten', 'lost', 'won'];

/** What is heard of one moment: while it is shown, picture by picture, and when it is told. */
export class Hearing {
  private readonly score: AnyScore | undefined;
  private readonly heard = new Set<Sound>();
  private isWhole = false;

  constructor(score: AnyScore | undefined) {
    this.score = score;
  }

  /** A picture begins that takes its time. Boards without a film have three: dice in the air, dice to be read, pieces on their way. */
  shown({ name }: Pick<Beat, 'name'>, events: Events): Sound | undefined {
    const own = this.score?.beats?.[name];
    if (own !== undefined) {
      this.isWhole = true;
      return own === 'silent' ? undefined : this.note(own);
    }
    if (name === 'throw') return this.note('dice');
    return name === 'travel' ? this.rest(events) : undefined;
  }

  /** All has been shown: an end or the reader's turn; or else what happened, if its pictures have not been heard. */
  told(events: Events, call: Sound | undefined): Sound | undefined {
    const said = this.most(events);
    if (call === undefined) return this.rest(events);
    if (call === 'turn') return call;
    // A game that is won or lost together says so itself.
    const end = said !== undefined && ENDS.includes(said) ? said : call;
    return ENDS.some((each) => this.heard.has(each)) ? undefined : end;
  }

  private rest(events: Events): Sound | undefined {
    const sound = this.isWhole ? undefined : this.most(events);
    this.isWhole = true;
    return sound === undefined ? undefined : this.note(sound);
  }

  private most(events: Events): Sound | undefined {
    const sounds = (events as readonly { readonly type: string }[]).map(({ type }) => this.score?.events[type]);
    return SOUNDS.findLast((sound) => sounds.includes(sound) && !this.heard.has(sound));
  }

  private note(sound: Sound): Sound {
    this.heard.add(sound);
    return sound;
  }
}

/** How a game ends for the one who hears it: those who only watch hear that it was won. */
export function endOf({ winners }: Outcome, viewer: Viewer): Sound {
  if (winners.length === 0) return 'lost';
  if (typeof viewer === 'number' && !winners.includes(viewer as Seat)) return 'beaten';
  return winners.length > 1 ? 'tied' : 'won';
}
