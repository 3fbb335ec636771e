import { Dialog } from '#look/dialog.tsx';
import { Invite } from '../seating/invite.tsx';
import { words as shell } from '../words/index.ts';
import { words } from './words/index.ts';

interface ShareProps {
  readonly table: string;
  readonly game: string;
  readonly isHere: boolean;
  onClose(): void;
}

/** The link to the table. One that lives on this device has none. */
export function Share({ table, game, isHere, onClose }: ShareProps) {
  const { share } = words.value;
  return (
    <Dialog title={share.title} close={shell.value.close} kind="share" onClose={onClose}>
      <p>{isHere ? share.local : share.text}</p>
      {!isHere && <Invite table={table} title={game} />}
    </Dialog>
  );
}
