import type { CardPainter, CardProps } from '#board/card.ts';
import type { Sitter } from '#board/contract.ts';
import { figurePath } from '#look/figure.tsx';
import { seatsOf } from '#table/game.ts';
import { poster } from '../../poster.ts';
import type { Event } from '../../state.ts';
import type { View } from '../../view.ts';
import { Dog, Mask } from '../art/pictures.tsx';
import { sentencesOf } from '../end/story.ts';
import { boardWords } from '../words/index.ts';
import { words } from './words.ts';

const INK = '#15151a';
const WALL = '#fbfaf7';
/** Of the four raids: the stripes of the masterpiece, and the grounds of portraits. */
const RAIDS = ['#e9b824', '#37b27d', '#5c9fe6', '#ff6a70', '#fffdf8'] as const;

type Props = CardProps<View, Event>;

/** Whoever walked out, framed; without spoilers everybody's portrait, and one of them will not. */
export const card: CardPainter<View, Event> = (props) => {
  const { view, names, language, tells } = props;
  return {
    picture: (
      <>
        <rect width="1200" height="630" fill={WALL} />
        <path fill={INK} d="M0 510 1200 480V630H0Z" />
        {tells ? <Masterpiece {...props} /> : <Portraits sitters={props.sitters} />}
        <svg x={tells ? 568 : 532} y={tells ? 388 : 390} width="112" height="110" aria-hidden="true">
          <g transform="translate(112 0) scale(-1 1)" style={{ color: INK, '--eye': WALL }}>
            <Dog />
          </g>
        </svg>
      </>
    ),
    title: poster.title[language],
    headline: tells ? result(props) : words[language][view.seats === 2 ? 'duel' : 'question'],
    room: tells ? 600 : 580,
    lines: tells ? ranking(props) : [names.join(', ')],
    colours: { words: INK, headline: INK, foot: WALL, plate: '#e0303f', hole: '#fff6e6' },
  };
};

function result({ outcome: { winners, scores }, names, language }: Props): string {
  const say = boardWords[language].over;
  const [winner] = winners;
  if (winner === undefined) return say.police;
  return say.win({ you: false, others: winners.map((seat) => names[seat]!) }, scores[winner]!);
}

/** Those who walk out with less, and those who do not. */
function ranking({ view, outcome, story, names, language }: Props): readonly string[] {
  const say = boardWords[language].over;
  const { arrested, fine } = sentencesOf(story);
  const { winners, places, scores } = outcome;
  const free = seatsOf(view.seats)
    .filter((seat) => !winners.includes(seat) && !arrested.includes(seat))
    .toSorted((one, other) => places[one]! - places[other]!);
  return [
    free.map((seat) => `${names[seat]} ${scores[seat]}`).join(' · '),
    arrested.length > 0 ? say.arrested({ you: false, others: arrested.map((seat) => names[seat]!) }) : '',
    fine === undefined ? '' : say.fined({ you: false, others: [names[fine.seat]!] }),
  ].filter((line) => line !== '');
}

const Portrait = ({ sitter: { figure, kind } }: { readonly sitter: Sitter }) => (
  <path fill={INK} fill-rule="evenodd" d={figurePath(figure, kind === 'bot')} />
);

function Masterpiece({ outcome, sitters }: Props) {
  const { winners } = outcome;
  const width = Math.min(300, 332 / Math.max(1, winners.length));
  const left = 234 - (width * winners.length) / 2;
  return (
    <g transform="translate(660 18)">
      <path fill="none" stroke={INK} stroke-width="4" d="M90 80 240 8l140 58" />
      <circle cx="240" cy="8" r="6" fill={INK} />
      <g transform="rotate(-3 235 280)">
        <path fill="rgb(0 0 0 / 0.2)" d="M56 82h384v400H56z" />
        <path fill={INK} d="M42 68h384v400H42z" />
        <path fill="#e9b824" d="M68 94h104L120 442H68z" />
        <path fill="#2f9e6e" d="M172 94h84l-52 348h-84z" />
        <path fill="#2f6fb3" d="M256 94h84l-52 348h-84z" />
        <path fill="#c8323c" d="M340 94h60v348H288z" />
        {winners.map((seat, i) => (
          <svg
            key={seat}
            x={left + i * width}
            y={442 - width}
            width={width}
            height={width}
            viewBox="0 0 48 48"
            aria-hidden="true"
          >
            <Portrait sitter={sitters[seat]!} />
            {sitters[seat]!.kind !== 'bot' && <Mask />}
          </svg>
        ))}
      </g>
    </g>
  );
}

/** How portraits hang, by how many there are: where, how large, how crooked. */
const HANGS = [
  [10, 14, -4],
  [250, 30, 3],
  [22, 244, 2],
  [264, 252, -3],
] as const;
const FIVE = [
  [0, 20, -4],
  [162, 8, 2],
  [322, 24, -2],
  [70, 226, 3],
  [246, 232, -3],
] as const;

function Portraits({ sitters }: { readonly sitters: readonly Sitter[] }) {
  const [hangs, size] = sitters.length > HANGS.length ? [FIVE, 0.72] : [HANGS, 1];
  return (
    <g transform="translate(664 6)">
      {sitters.map((sitter, i) => {
        const [x, y, angle] = hangs[i]!;
        return (
          <g key={sitter.seat} transform={`translate(${x} ${y}) rotate(${angle}) scale(${size})`}>
            <path fill="rgb(0 0 0 / 0.2)" d="M12 12h196v206H12z" />
            <path fill={INK} d="M0 0h196v206H0z" />
            <path fill={RAIDS[i]} d="M15 15h166v176H15z" />
            <svg x="24" y="43" width="148" height="148" viewBox="0 0 48 48" aria-hidden="true">
              <Portrait sitter={sitter} />
            </svg>
          </g>
        );
      })}
    </g>
  );
}
