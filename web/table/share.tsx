import type { ComponentType } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { fetched } from '#board/fetched.ts';
import { faces } from '#games/index.ts';
import { Dialog } from '#look/dialog.tsx';
import { TableHooks } from '../calls/table-hooks.tsx';
import { Invite } from '../seating/invite.tsx';
import { titleOf } from '../titles.ts';
import { words as shell } from '../words/index.ts';
import type { Sight } from './sight.ts';
import type { Surroundings } from './surroundings.ts';
import { words } from './words/index.ts';

interface ShareProps {
  readonly round: Surroundings;
  readonly sight: Sight | undefined;
  /** The reader is not told how it ended, unless they want to be. */
  readonly isBlind: boolean;
  onClose(): void;
}

/** The link to the table, and a picture of how its game ended. A table that lives on this device has no link. */
export function Share({ round, sight, isBlind, onClose }: ShareProps) {
  const { model, info } = round;
  const { share } = words.value;
  const isHere = model.venue.kind === 'device';
  const isOver = sight?.frame.outcome !== undefined;
  const ShowAround = useCard(info.game, isOver);
  return (
    <Dialog title={share.title} close={shell.value.close} kind="share" onClose={onClose}>
      {isOver && ShowAround && <ShowAround round={round} sight={sight} startsBlind={isBlind} />}
      <p>{isHere ? share.local : share.text}</p>
      {!isHere && <Invite table={model.table} title={titleOf(info.game)} />}
      {!isHere && model.mine.value.length > 0 && <TableHooks table={model.table} />}
    </Dialog>
  );
}

type Shown = ComponentType<{ readonly round: Surroundings; readonly sight: Sight; readonly startsBlind: boolean }>;

/** Loaded when there is something to show, and where the game has a card. */
function useCard(game: string, wanted: boolean): Shown | undefined {
  const [shown, setShown] = useState<{ readonly Part: Shown }>();
  useEffect(() => {
    const load = wanted ? faces[game]?.card : undefined;
    if (load === undefined) return undefined;
    let isGone = false;
    void fetched(() => Promise.all([import('../card/show-around.tsx'), load()])).then(([{ ShowAround }, { card }]) => {
      if (!isGone) setShown({ Part: (props) => <ShowAround {...props} painter={card} /> });
    });
    return () => {
      isGone = true;
    };
  }, [game, wanted]);
  return shown?.Part;
}
