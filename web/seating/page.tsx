import './seating.css';
import './set-up.css';
import './terms.css';
import './invite.css';
import './join.css';
import { useEffect, useState } from 'preact/hooks';
import { Dots } from '#look/band.tsx';
import { useArrival } from '../arrival.ts';
import { keepDraft } from '../drafts.ts';
import { sentenceOf } from '../refusals.ts';
import { useTitle } from '../title.ts';
import { TopBar } from '../top-bar.tsx';
import { words } from '../words/index.ts';
import { JoinPage } from './join.tsx';
import { SetUpPage } from './set-up.tsx';
import { stageOf } from './stage.ts';
import { type Desk, useDesk } from './table.ts';

/** The address of a table: where its seats are given out, and then where it is played. */
export function SeatingPage({ table }: { readonly table: string }) {
  return <Seating key={table} table={table} />;
}

function Seating({ table }: { readonly table: string }) {
  const desk = useDesk(table);
  const [watchOnly, setWatchOnly] = useState(false);
  const { info, refusal } = desk;
  const stage = info && stageOf(info, watchOnly);
  useArrival(refusal === undefined ? (stage ?? 'opening') : 'refused');
  if (refusal !== undefined) return <NoTable why={sentenceOf(refusal)} />;
  if (info === undefined || stage === undefined) return <Opening place={desk.place} />;
  switch (stage) {
    case 'set-up':
      return <SetUpPage desk={desk} info={info} />;
    case 'waiting':
    case 'join':
      return <JoinPage desk={desk} info={info} watching={watchOnly} watch={setWatchOnly} />;
    case 'table':
      return <InPlay desk={desk} table={table} />;
  }
}

type TablePage = typeof import('../table/page.tsx').TablePage;

/** Hands over to the page of the game, which looks at the table for itself. */
function InPlay({ desk, table }: { readonly desk: Desk; readonly table: string }) {
  const [page, setPage] = useState<{ readonly TablePage: TablePage }>();
  useEffect(() => {
    keepDraft(table, undefined);
    void Promise.all([import('../table/page.tsx'), desk.leave()]).then(([loaded]) => setPage(loaded));
  }, []);
  useArrival(page === undefined ? 'opening' : 'table');
  return page === undefined ? <Opening place={desk.place} /> : <page.TablePage table={table} />;
}

function Opening({ place }: Pick<Desk, 'place'>) {
  const say = words.value.seating;
  useTitle(say.opening);
  return (
    <>
      <TopBar place={place} />
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
