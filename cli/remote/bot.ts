import { quick } from '#table/chance.ts';
import type { Seat } from '#table/game.ts';
import type { Frame } from '#table/host.ts';
import type { AnyGameText } from '#table/text.ts';
import { partsOf } from '../arguments.ts';
import { botNamed, type Called, located } from '../bots.ts';
import { Complaint } from '../complaint.ts';
import type { Page } from '../page.ts';
import type { Words } from '../text/index.ts';
import type { RemoteVenue } from './venue.ts';

/** Where a bot plays, and how. */
export interface Engagement {
  readonly venue: RemoteVenue;
  readonly game: string;
  readonly version: number;
  readonly text: AnyGameText;
  readonly page: Page;
  readonly words: Words;
  readonly cwd: string;
  /** Milliseconds for one answer. */
  readonly timeout: number;
}

/** Lets a bot play in one's seat at a server until the game is over. It is asked as it would be at home. */
export async function letPlay(name: string, at: Engagement): Promise<void> {
  const { venue, page, words, text } = at;
  const parts = partsOf(at.game, at.version);
  const [{ game }, bot] = await Promise.all([parts.rules(), parts.bot()]);
  const player = botNamed(name, { game, bot, cwd: at.cwd, timeout: at.timeout });
  page.print(words.botPlays(player.name, venue.wayBack ?? ''));
  try {
    for (;;) {
      const frame = await asked(venue);
      if (frame.outcome !== undefined) {
        for (const line of text.outcome(frame.outcome, frame.view, venue.names)) page.print(line);
        return;
      }
      await answer(player, frame, at);
    }
  } finally {
    player.close();
  }
}

/** The next frame that the bot has to answer, or the last one of the game. */
async function asked(venue: RemoteVenue): Promise<Frame> {
  for (;;) {
    const { frame } = venue;
    if (frame !== undefined && (frame.moves.length > 0 || frame.outcome !== undefined)) return frame;
    await venue.changed();
  }
}

async function answer(player: Called, { at, view, moves }: Frame, { venue }: Engagement): Promise<void> {
  const seat = venue.viewer as Seat;
  try {
    const choice = await player.choose({
      seat,
      view,
      recalled: view,
      moves: moves.map(({ move }) => move),
      chance: quick(`${at}`),
    });
    const offer = moves.find(({ move }) => move === choice);
    const refusal = await venue.move(offer!.name);
    // Somebody has taken something back, or a bot of the server's has moved meanwhile: the next frame is on its way.
    if (refusal === undefined || venue.frame?.at !== at) return;
    if (refusal.refused !== 'stale') throw new Complaint(`the server refuses "${offer!.name}": ${refusal.refused}`);
    await venue.changed();
  } catch (error) {
    throw located(error, player, `seat ${seat}, entry ${at + 1}`);
  }
}
