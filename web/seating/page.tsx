import './seating.css';
import './setup.css';
import './terms.css';
import './invite.css';
import './join.css';
import { useEffect, useState } from 'preact/hooks';
import { fetched } from '#board/fetched.ts';
import { Dots } from '#look/band.tsx';
import type { TableInfo } from '#wire/messages.ts';
import { loanIn } from '../address.ts';
import { useArrival } from '../arrival.ts';
import { keepDraft } from '../drafts.ts';
import { useTableHere } from '../left.ts';
import { sentenceOf } from '../refusals.ts';
import type { Part, Spot } from '../route.ts';
import { useTitle } from '../title.ts';
import { TopBar } from '../top-bar.tsx';
import { words } from '../words/index.ts';
import { type Desk, useDesk } from './desk.ts';
import { useInheritance } from './inheritance.ts';
import { JoinPage } from './join.tsx';
import { screenOf } from './screen.ts';
import { SetupPage } from './setup.tsx';

interface Props {
  readonly table: string;
  /** The position that the link leads to. */
  readonly spot?: Spot;
  /** The part of a finished game that it leads to. */
  readonly part?: Part;
}

/** The address of a table: where its seats are given out, and then where it is played. */
export function SeatingPage(props: Props) {
  return <Seating key={props.table} {...props} />;
}

function Seating({ table, spot, part }: Props) {
  const desk = useDesk(table);
  // Whoever follows a link to a position wants to see that.
  const [watchOnly, setWatchOnly] = useState(spot !== undefined || part !== undefined);
  const { info, refusal } = desk;
  useInheritance(info);
  useTableHere(table, info?.phase === 'seating');
  const screen = info && screenOf(info, watchOnly, loanIn(window.location.hash) !== undefined);
  useArrival(refusal === undefined ? (screen ?? 'opening') : 'refused');
  if (refusal !== undefined) return <NoTable why={sentenceOf(refusal)} />;
  if (info === undefined || screen === undefined) return <Opening venue={desk.venue} />;
  switch (screen) {
    case 'setup':
      return <SetupPage desk={desk} info={info} />;
    case 'waiting':
    case 'join':
      return <JoinPage desk={desk} info={info} watching={watchOnly} watch={setWatchOnly} />;
    case 'table':
      return <InPlay desk={desk} info={info} table={table} {...(spot && { spot })} {...(part && { part })} />;
  }
}

const isOver = ({ phase }: TableInfo): boolean => phase === 'over' || phase === 'abandoned';

type TablePage = typeof import('../table/page.tsx').TablePage;

/** Hands over to the page of the game, which looks at the table for itself. */
function InPlay({ desk, info, ...props }: Props & { readonly desk: Desk; readonly info: TableInfo }) {
  const [page, setPage] = useState<{ readonly TablePage: TablePage }>();
  useEffect(() => {
    keepDraft(props.table, undefined);
    // What is asked for first is done first: the page need not wait until nobody looks from here.
    void desk.leave();
    void fetched(() => import('../table/page.tsx')).then(setPage);
  }, []);
  useArrival(page === undefined ? 'opening' : 'table');
  return page === undefined ? <Opening venue={desk.venue} /> : <page.TablePage isOver={isOver(info)} {...props} />;
}

function Opening({ venue }: Pick<Desk, 'venue'>) {
  const say = words.value.seating;
  useTitle(say.opening);
  return (
    <>
      <TopBar venue={venue} />
      <main id="main" class="opening" aria-busy="true">
        <Dots />
        <h1>{say.opening}</h1>
      </main>
    </>
  );
}

function NoTable({ why }: { readonly why: string }) {
  const say = words.value.seating;
  useTitle(why);
  return (
    <>
      <TopBar />
      <main id="main" class="opening">
        <h1>{why}</h1>
        <p>{say.noTableWords}</p>
        <a class="button main" href="/">
          {say.toHome}
        </a>
      </main>
    </>
  );
}
