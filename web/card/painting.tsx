import { CARD, type Card } from '#board/card.ts';
import { SEAL } from '#look/icon.tsx';
import { KEYHOLE } from '#look/wordmark.tsx';
import { standalone } from './standalone.ts';

/** What stands at the foot of every card. */
interface Foot {
  readonly sentence: string;
  /** At the right edge, with the seal if the game was checked. */
  readonly note: string;
  readonly isSealed: boolean;
}

/** Clear on all sides. */
const EDGE = 56;
const TITLE = '"Bebas Neue", "Arial Narrow", sans-serif';
const TEXT = '"Atkinson Hyperlegible Next", system-ui, sans-serif';
const GOOD = '#5fd19a';

/** A card as a file, and as an address that a page may show it from. */
export interface Painting {
  readonly file: Blob;
  readonly address: string;
}

/** Draws a card in the size that messengers show. */
export async function painted(card: Card, foot: Foot): Promise<Painting> {
  const { width, height } = CARD;
  const canvas = Object.assign(document.createElement('canvas'), { width, height });
  const brush = canvas.getContext('2d')!;
  const [picture] = await Promise.all([
    standalone(
      <svg xmlns="http://www.w3.org/2000/svg" {...CARD} viewBox={`0 0 ${width} ${height}`} aria-hidden="true">
        {card.picture}
      </svg>,
    ),
    document.fonts.load(`34px ${TITLE}`),
    document.fonts.load(`600 30px ${TEXT}`),
  ]);
  brush.drawImage(picture, 0, 0, width, height);
  writeHead(brush, card);
  writeFoot(brush, card, foot);
  const file = await new Promise<Blob | null>((done) => canvas.toBlob(done, 'image/png'));
  if (file === null) throw new Error('this browser makes no pictures');
  return { file, address: canvas.toDataURL() };
}

function writeHead(brush: CanvasRenderingContext2D, { title, headline, room, lines, colours }: Card): void {
  brush.fillStyle = colours.words;
  brush.font = `34px ${TITLE}`;
  brush.letterSpacing = '1px';
  brush.fillText(title.toUpperCase(), EDGE, 76);
  brush.letterSpacing = '0px';
  brush.fillStyle = colours.headline;
  const { size, rows } = fitted(brush, headline.toUpperCase(), room);
  const pitch = size * 0.84;
  const first = 84 + size * 0.75;
  for (const [i, row] of rows.entries()) brush.fillText(row, EDGE, first + i * pitch);
  brush.fillStyle = colours.words;
  brush.font = `600 30px ${TEXT}`;
  const below = first + (rows.length - 1) * pitch + 62;
  for (const [i, line] of lines.entries()) brush.fillText(shortened(brush, line, 560), EDGE, below + i * 39);
}

/** As large as it can be in one line or two. */
function fitted(
  brush: CanvasRenderingContext2D,
  text: string,
  room: number,
): { readonly size: number; readonly rows: readonly string[] } {
  const words = text.split(' ');
  const ways = words.map((_, i) => [words.slice(0, i + 1).join(' '), words.slice(i + 1).join(' ')].filter(Boolean));
  const sized = ways.map((rows) => {
    brush.font = `100px ${TITLE}`;
    const widest = Math.max(...rows.map((row) => brush.measureText(row).width));
    return { rows, size: Math.min(rows.length === 1 ? 200 : 128, (room / widest) * 100) };
  });
  const best = sized.reduce((one, other) => (other.size > one.size ? other : one));
  brush.font = `${best.size}px ${TITLE}`;
  return best;
}

function shortened(brush: CanvasRenderingContext2D, line: string, room: number): string {
  let end = line.length;
  while (end > 1 && brush.measureText(line.slice(0, end)).width > room) end -= 1;
  return end === line.length ? line : `${line.slice(0, end - 1)}…`;
}

const BASE = 602;

function writeFoot(brush: CanvasRenderingContext2D, { colours }: Card, { sentence, note, isSealed }: Foot): void {
  brush.fillStyle = colours.foot;
  brush.font = `62px ${TITLE}`;
  brush.fillText('HIDE', EDGE, BASE);
  const hole = EDGE + brush.measureText('HIDE').width + 1;
  drawn(brush, KEYHOLE.plate, colours.plate, hole, BASE - 44, 44 / 140);
  drawn(brush, KEYHOLE.hole, colours.hole, hole, BASE - 44, 44 / 140);
  brush.fillStyle = colours.foot;
  brush.fillText('UT', hole + 71 * (44 / 140) + 2, BASE);
  const after = hole + 71 * (44 / 140) + 2 + brush.measureText('UT').width + 28;
  brush.font = `600 26px ${TEXT}`;
  brush.fillText(sentence, after, 592);
  brush.font = `600 24px ${TEXT}`;
  const left = CARD.width - EDGE - brush.measureText(note).width;
  brush.fillText(note, left, 592);
  if (isSealed) drawn(brush, SEAL, GOOD, left - 50, 564, 40 / 24);
}

function drawn(
  brush: CanvasRenderingContext2D,
  path: string,
  colour: string,
  x: number,
  y: number,
  scale: number,
): void {
  brush.save();
  brush.translate(x, y);
  brush.scale(scale, scale);
  brush.fillStyle = colour;
  brush.fill(new Path2D(path), 'evenodd');
  brush.restore();
}
