import { useSignal } from '@preact/signals';
import { useId } from 'preact/hooks';
import { Dialog } from '#look/dialog.tsx';
import { Icon } from '#look/icon.tsx';
import { isRefused, type Refused } from '#table/refusal.ts';
import { accountsHere } from '../accounts.ts';
import { myName } from '../me.ts';
import { mineWords } from '../mine/words.ts';
import { explain } from '../refusals.ts';
import { MINE } from '../route.ts';
import { save } from '../save.ts';
import { EXPORT, exported, finishedGames, forgetMe, GAMES, isWithoutCookie } from '../server/people.ts';
import { toast } from '../toasts.tsx';
import { renewServer } from '../venue.ts';
import { words } from '../words/index.ts';

const FILE = 'hideout.json';

const GAMES_FILE = 'hideout-games.jsonl';

/** Without a cookie a link is nobody's. */
const fetching =
  (get: () => Promise<Blob | Refused>, name: string) =>
  async (event: Event): Promise<void> => {
    if (!isWithoutCookie()) return;
    event.preventDefault();
    const file = await get();
    if (isRefused(file)) explain(file);
    else save(file, name);
  };

/** Everything that the server keeps about the reader: all of it out, all of it gone. */
export function MyData() {
  const say = words.value.settings;
  const heading = useId();
  const asked = useSignal(false);
  return (
    <section class="paper" aria-labelledby={heading}>
      <h2 id={heading}>{say.data}</h2>
      <p>{say.dataWords}</p>
      <div class="acts">
        <a class="button" href={MINE}>
          <Icon sign="list" />
          {mineWords.value.title}
        </a>
        <a class="button" href={EXPORT} download={FILE} onClick={fetching(exported, FILE)}>
          <Icon sign="save" />
          {say.export}
        </a>
        <a class="button" href={GAMES} download={GAMES_FILE} onClick={fetching(finishedGames, GAMES_FILE)}>
          <Icon sign="save" />
          {say.games}
        </a>
        <button
          type="button"
          class="button quiet"
          onClick={() => {
            asked.value = true;
          }}
        >
          <Icon sign="close" />
          {say.delete}
        </button>
      </div>
      {asked.value && (
        <DeleteDialog
          close={() => {
            asked.value = false;
          }}
        />
      )}
    </section>
  );
}

function DeleteDialog({ close }: { close(): void }) {
  const say = words.value.settings;
  const forget = async () => {
    const answer = await forgetMe();
    close();
    if (isRefused(answer)) return explain(answer);
    void accountsHere.forget();
    myName.value = '';
    renewServer();
    toast({ kind: 'good', text: say.deleted });
  };
  return (
    <Dialog title={say.deleteTitle} close={words.value.close} onClose={close}>
      <p>{say.deleteWords}</p>
      <footer>
        <button type="button" class="button main" onClick={forget}>
          {say.deleteYes}
        </button>
        <button type="button" class="button" onClick={close}>
          {say.deleteNo}
        </button>
      </footer>
    </Dialog>
  );
}
