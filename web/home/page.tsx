import './home.css';
import './covers.css';
import './seat-links.css';
import './home-small.css';
import { mineWords } from '../mine/words.ts';
import { EXAMPLES, GAMES } from '../posters.ts';
import { MINE } from '../route.ts';
import { useTitle } from '../title.ts';
import { server } from '../venue.ts';
import { WaitBand } from '../wait-band.tsx';
import { words } from '../words/index.ts';
import { Cover } from './cover.tsx';
import { myTables, openTables, runningTables, useLists } from './lists.ts';
import { Slab } from './slab.tsx';
import { Tables } from './tables.tsx';

/** `examples` shows those games too that are only there to be copied. */
export function HomePage({ examples }: { readonly examples: boolean }) {
  const say = words.value.home;
  useTitle('');
  useLists();
  return (
    <div class="home">
      <Beam />
      <Slab />
      <main id="main" class="stage">
        <WaitBand venue={server()} meanwhile={say.offline} />
        <section class="covers" aria-label={say.games}>
          {[...GAMES, ...(examples ? EXAMPLES : [])].map((game) => (
            <Cover key={game} game={game} />
          ))}
        </section>
        <Tables title={say.yourTables} lines={myTables.value} />
        <Tables title={say.openTables} lines={openTables.value} />
        <Tables title={say.watch} count lines={runningTables.value} />
        <footer>
          <a class="button quiet" href={MINE}>
            {mineWords.value.title}
          </a>
          <a class="button quiet about" href="/about">
            {words.value.menu.about}
          </a>
        </footer>
      </main>
    </div>
  );
}

/** The light of the lookout's torch, or on small pages that from the keyhole. */
function Beam() {
  return (
    <svg class="beam" viewBox="0 0 1440 900" preserveAspectRatio="none" aria-hidden="true">
      <path class="from-torch" d="M272 734 1440 20V640L288 778Z" />
      <path class="from-keyhole" d="M388 40 1440 250V640Z" />
    </svg>
  );
}
