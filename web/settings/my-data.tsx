import { useSignal } from '@preact/signals';
import { useId } from 'preact/hooks';
import { Dialog } from '#look/dialog.tsx';
import { Icon } from '#look/icon.tsx';
import { isRefused } from '#table/refusal.ts';
import { accountsHere } from '../accounts.ts';
import { myName } from '../me.ts';
import { saveGames } from '../mine/file.ts';
import { mineWords } from '../mine/words.ts';
import { explain } from '../refusals.ts';
import { MINE } from '../route.ts';
import { saltsHere } from '../salts.ts';
import { save } from '../save.ts';
import { EXPORT, exported, forgetMe, isWithoutCookie } from '../server/people.ts';
import { testimoniesHere } from '../testimonies.ts';
import { toast } from '../toasts.tsx';
import { renewServer } from '../venue.ts';
import { words } from '../words/index.ts';

const FILE = 'hideout.json';

/** Without a cookie a link is nobody's. */
async function fetching(event: Event): Promise<void> {
  if (!isWithoutCookie()) return;
  event.preventDefault();
  const file = await exported();
  if (isRefused(file)) explain(file);
  else save(file, FILE);
}

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
        <a class="button" href={EXPORT} download={FILE} onClick={fetching}>
          <Icon sign="save" />
          {say.export}
        </a>
        <button type="button" class="button" onClick={() => void saveGames()}>
          <Icon sign="save" />
          {say.games}
        </button>
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
    // Whoever uses this device next need not see whose hands were seen here.
    void testimoniesHere.forget();
    saltsHere.forget();
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
