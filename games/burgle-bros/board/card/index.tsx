import type { CardPainter, CardProps } from '#board/card.ts';
import { seatsOf } from '#table/game.ts';
import { joined } from '#table/text.ts';
import type { Character } from '../../components/characters.ts';
import { JOB } from '../../components/jobs.ts';
import type { Event } from '../../event.ts';
import { poster } from '../../poster.ts';
import type { View } from '../../view.ts';
import { GetawayScene } from '../art/scenes.tsx';
import { over } from '../end/words.ts';
import { Silhouette } from '../icon.tsx';
import { tongue } from '../scene.ts';
import { words } from './words.ts';

const NIGHT = '#050b1f';
const BLUE = '#0d1b3e';
const WARM = '#ffe0a3';
const PALE = '#e8f0ff';

type Props = CardProps<View, Event>;

/** The torch or the helicopter; without spoilers the dial of a safe, and the crew before it. */
export const card: CardPainter<View, Event> = (props) => {
  const { view, names, language, tells } = props;
  const { words: game } = tongue(language);
  const job = game.job[view.options.job];
  const who = joined[language](names);
  if (!tells)
    return {
      picture: <Before view={view} />,
      title: poster.title[language],
      headline: words[language].question(view.seats),
      room: 520,
      lines: words[language].crew(who, job),
      colours: { words: PALE, headline: WARM, foot: PALE, plate: WARM, hole: BLUE },
    };
  const result = view.result === 'playing' ? 'gave-up' : view.result;
  const [lit, lines] =
    result === 'won'
      ? [{ words: PALE, headline: WARM }, [over[language].onRoof(who)]]
      : [{ words: NIGHT, headline: NIGHT }, left(props)];
  return {
    picture: result === 'won' ? <Won view={view} /> : <Lost view={view} />,
    title: words[language].turn(job, view.turns),
    headline: over[language][result],
    room: result === 'won' ? 1000 : 520,
    lines,
    colours: { ...lit, foot: PALE, plate: WARM, hole: BLUE },
  };
};

/** How far they came. */
function left({ view, language }: Props): readonly string[] {
  const rooms = view.floors.flatMap(({ tiles }) => tiles);
  return [
    words[language].safes(rooms.filter(({ safeOpen }) => safeOpen).length, JOB[view.options.job].safes),
    words[language].digits(rooms.filter(({ cracked }) => cracked).length),
  ];
}

interface Place {
  readonly of: Character | 'guard';
  readonly x: number;
  /** Of the feet. */
  readonly y: number;
  readonly height: number;
  readonly coat: string;
  readonly face: string;
  readonly ink: string;
  readonly spark?: string;
}

const Figure = ({ of, x, y, height, coat, face, ink, spark = WARM }: Place) => (
  <svg x={x} y={y - height} width={(height * 64) / 72} height={height} overflow="visible" aria-hidden="true">
    <g style={{ color: face, '--coat': coat, '--cut-ink': ink, '--spark': spark }}>
      <Silhouette of={of} />
    </g>
  </svg>
);

interface SceneProps {
  readonly view: View;
}

/** Side by side, in as much room as there is. */
const Crew = ({ view, left: from, height, face, ink }: SceneProps & CrewPlace) => (
  <>
    {seatsOf(view.seats).map((seat) => (
      <Figure
        key={seat}
        of={view.crew[seat]!.character}
        x={from + seat * (height * 0.86)}
        {...{ y: 542, height, coat: NIGHT, face, ink }}
      />
    ))}
  </>
);
interface CrewPlace {
  readonly left: number;
  readonly height: number;
  readonly face: string;
  readonly ink: string;
}

function Lost({ view }: SceneProps) {
  const caught = view.crew[view.captured === 'none' ? view.turn : view.captured]!.character;
  return (
    <>
      <rect width="1200" height="630" fill={NIGHT} />
      <path stroke="#1c3c78" stroke-width="3" fill="none" d="M0 84h1200M0 500h1200M200 84v416M1080 84v416" />
      <path fill="#ff7a1a" d="M826 356 520-120H0V560h500Z" />
      <path fill="#ffd2ad" d="M826 356 350-120H0V540h400Z" />
      <path fill={BLUE} d="M0 540h1200v90H0z" />
      <Figure of="guard" x={846} y={542} height={400} coat="#ff7a1a" face="#ffd2ad" ink={BLUE} spark="#fff" />
      <svg x="806" y="322" width="130" height="65" viewBox="0 0 120 60" aria-hidden="true">
        <path fill={BLUE} d="M0 12l26-4 10 8h48v26H36l-10 8-26-4z" />
        <path fill="#ffd2ad" d="M66 10l30 4 14 18-12 20-30 2-10-12z" />
      </svg>
      <Figure of={caught} x={500} y={542} height={250} coat={NIGHT} face="#fff3d6" ink="#3d4a1f" />
    </>
  );
}

const Won = ({ view }: SceneProps) => (
  <>
    <svg width="1200" height="540" viewBox="240 0 1200 430" preserveAspectRatio="xMaxYMax slice" aria-hidden="true">
      <svg width="1440" height="430" aria-hidden="true">
        <GetawayScene />
      </svg>
    </svg>
    <Crew view={view} left={56} height={190} face="#12234c" ink={WARM} />
    <path fill={BLUE} d="M0 540h1200v90H0z" />
  </>
);

const Before = ({ view }: SceneProps) => (
  <>
    <rect width="1200" height="630" fill="#0a1430" />
    <g transform="translate(860 300) rotate(-9)">
      <circle r="262" fill="#16305f" />
      <circle r="218" fill={PALE} />
      {Array.from({ length: 24 }, (_, i) => (
        <path
          key={i}
          fill={BLUE}
          transform={`rotate(${i * 15})`}
          d={i % 6 === 0 ? 'M-4-218h8v34h-8z' : 'M-4-218h8v22h-8z'}
        />
      ))}
      <path fill="#ff3b6b" d="M-18-226h36L0-160Z" />
      <circle r="98" fill="#16305f" />
    </g>
    <Crew view={view} left={890 - view.seats * 99} height={view.seats > 3 ? 170 : 230} face={WARM} ink={BLUE} />
    <path fill={NIGHT} d="M0 540h1200v90H0z" />
  </>
);
