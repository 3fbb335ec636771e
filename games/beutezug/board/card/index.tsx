import type { Card, CardPainter } from '#board/card.ts';
import { type Seat, seatsOf } from '#table/game.ts';
import { poster } from '../../poster.ts';
import type { Event } from '../../state.ts';
import type { View } from '../../view.ts';
import { headPath } from '../art/heads.tsx';
import { GUEST, HATBAND } from '../art/scenery.tsx';
import { talkTo } from '../talk.ts';
import { words } from './words.ts';

const SLATE = '#04120f';
const CREAM = '#f6e7c8';
const HEART =
  'M13.500 20 8 14c-2-3 0-7 3-7 1.500 0 2.500 1 2.500 2 0-1 1-2 2.500-2 3 0 5 4 3 7Zm19 19L27 33c-2-3 0-7 3-7 1.500 0 2.500 1 2.500 2 0-1 1-2 2.500-2 3 0 5 4 3 7Z';

/** Over the ridge with the bag; without spoilers the villa, and everybody still in it. */
export const card: CardPainter<View, Event> = (props) => {
  const { view, outcome, names, language, tells } = props;
  const winner = outcome.winners[0]!;
  const talk = talkTo(language, names, 'audience');
  const others = view.order.filter((seat) => seat !== winner);
  return {
    picture: (
      <>
        <rect width="1200" height="630" fill="#1d5549" />
        {tells ? (
          <circle cx="872" cy="300" r="236" fill="#e0b257" />
        ) : (
          <circle cx="940" cy="300" r="214" fill="#e0b257" />
        )}
        <path
          fill={SLATE}
          d="M0 630V520h70l44-70 44 70h250v-58h-14v-24h94v24h-14v58h520v-54h-12v-22h80v22h-12v54h150v110Z"
        />
        {tells ? <Thief /> : <Villa seats={seatsOf(view.seats)} />}
      </>
    ),
    title: poster.title[language],
    headline: tells ? talk.say.getsAway(names[winner]!, outcome.scores[winner]!) : words[language].question(view.seats),
    room: tells ? 570 : 650,
    lines: tells ? others.map((seat) => `${names[seat]} ${outcome.scores[seat]}`) : [names.join(', ')],
    colours: { words: CREAM, headline: CREAM, foot: CREAM, plate: '#c9973f', hole: '#071f1b' },
  } satisfies Card;
};

const Thief = () => (
  <>
    <g fill={SLATE} transform="translate(748 116) scale(4.700)">
      <path d={GUEST} />
      <path fill="#c8102e" d={HATBAND} />
    </g>
    <g transform="translate(676 210) rotate(-14) scale(1.350)">
      <path fill="#d63f8a" d="M0 0h46v46H0z" />
      <path fill="#fffaf0" d={HEART} />
    </g>
  </>
);

/** A lit window for each; three in a row are narrower. */
function Villa({ seats }: { readonly seats: readonly Seat[] }) {
  const columns = seats.length > 4 ? 3 : 2;
  const [width, gap] = columns === 3 ? [52, 10] : [72, 16];
  const left = 940 - (columns * width + (columns - 1) * gap) / 2;
  return (
    <>
      <path fill={SLATE} d="M838 520V250h-26l128-150 128 150h-26v270Z" />
      {seats.map((seat, i) => {
        const x = left + (i % columns) * (width + gap);
        const y = 286 + Math.floor(i / columns) * 104;
        const head = width - 14;
        return (
          <g key={seat}>
            <rect x={x} y={y} width={width} height="80" fill="#ffd36b" />
            <svg x={x + 7} y={y + 80 - head} width={head} height={head} viewBox="0 0 48 48" aria-hidden="true">
              <path fill={SLATE} fill-rule="evenodd" d={headPath(seat)} />
            </svg>
          </g>
        );
      })}
    </>
  );
}
