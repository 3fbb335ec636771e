import './card.css';
import { useSignal } from '@preact/signals';
import { useEffect, useId } from 'preact/hooks';
import type { AnyCardPainter } from '#board/card.ts';
import { Dots } from '#look/band.tsx';
import { Icon } from '#look/icon.tsx';
import { Switch } from '#look/switch.tsx';
import { copy } from '../copy.ts';
import { spotPath } from '../route.ts';
import { save } from '../save.ts';
import { settings } from '../settings.ts';
import type { TableModel } from '../table/model.ts';
import { isGood } from '../table/proof.tsx';
import type { Sight } from '../table/sight.ts';
import { standing } from '../table/story.ts';
import type { Surroundings } from '../table/surroundings.ts';
import { evidence } from '../table/words/evidence.ts';
import { titleOf } from '../titles.ts';
import { type Painting, painted } from './painting.tsx';
import { words } from './words.ts';

interface ShowAroundProps {
  readonly round: Surroundings;
  /** How the game ended. */
  readonly sight: Sight;
  readonly startsBlind: boolean;
  readonly painter: AnyCardPainter;
}

/** A finished game as a picture with a link, which tell how it ended or leave it open. */
export function ShowAround({ round, sight, startsBlind, painter }: ShowAroundProps) {
  const { model, info, sitters, names } = round;
  const say = words.value;
  const { noSpoilers } = evidence.value.lookBack;
  const heading = useId();
  const isBlind = useSignal(startsBlind);
  const painting = useSignal<Painting | 'failed' | undefined>(undefined);
  const language = settings.language.value;
  const isSealed = isGood(model.checked.value);
  const tells = !isBlind.value;
  useEffect(() => {
    let isGone = false;
    const paint = async (): Promise<Painting> => {
      const { view, outcome } = sight.frame;
      const story = standing(sight.story);
      const card = painter({ view, outcome: outcome!, story, sitters, names, language, tells });
      const note = tells ? (isSealed ? say.sealed : '') : noSpoilers;
      return painted(card, { sentence: say.watch, note, isSealed: tells && isSealed });
    };
    const show = (made: Painting | 'failed'): void => {
      if (!isGone) painting.value = made;
    };
    paint().then(show, () => show('failed'));
    return () => {
      isGone = true;
    };
  }, [tells, language, isSealed, names]);
  const link = linkTo(model, sight.frame.at, isBlind.value);
  const made = typeof painting.value === 'object' ? painting.value : undefined;
  const file = made && new File([made.file], `${info.game}-${info.commitment.slice(0, 8)}.png`, { type: 'image/png' });
  return (
    <section class="show-around" aria-labelledby={heading}>
      <h3 id={heading}>{say.title}</h3>
      <div class="share-card" aria-busy={painting.value === undefined}>
        {made === undefined ? (
          <p role="status">{painting.value === 'failed' ? say.failed : <Dots />}</p>
        ) : (
          <img src={made.address} width="1200" height="630" alt={say.picture(titleOf(info.game))} />
        )}
      </div>
      <Switch
        label={noSpoilers}
        on={isBlind.value}
        state={noSpoilers}
        onSwitch={(on) => {
          isBlind.value = on;
        }}
      />
      <div class="row">
        {file !== undefined && canShare(file) && (
          <button type="button" class="button main" onClick={() => void send(file, titleOf(info.game), link)}>
            <Icon sign="share" />
            {say.share}
          </button>
        )}
        <button
          type="button"
          class="button"
          aria-disabled={file === undefined}
          onClick={() => file && save(file, file.name)}
        >
          <Icon sign="save" />
          {say.save}
        </button>
        {link !== undefined && (
          <button type="button" class="button" onClick={() => void copy(link, tells ? say.copied : say.copiedBlind)}>
            <Icon sign="link" />
            {say.copy}
          </button>
        )}
      </div>
    </section>
  );
}

/** A table that lives on this device has no link. */
function linkTo({ venue, table }: TableModel, last: number, isBlind: boolean): string | undefined {
  if (venue.kind === 'device') return undefined;
  return window.location.origin + spotPath(table, isBlind ? { at: 0, blind: true } : { at: last });
}

const canShare = (file: File): boolean => 'canShare' in navigator && navigator.canShare({ files: [file] });

async function send(file: File, title: string, url: string | undefined): Promise<void> {
  try {
    await navigator.share({ files: [file], title, ...(url !== undefined && { url }) });
  } catch {
    // Whoever thinks better of it closes the device's own dialog: nothing to say.
  }
}
