import { encode } from 'uqr';
import { Dialog } from '#look/dialog.tsx';
import { Icon } from '#look/icon.tsx';
import { tablePath } from '../route.ts';
import { toast } from '../toasts.tsx';
import { words } from './words/index.ts';

interface ShareProps {
  readonly table: string;
  readonly game: string;
  readonly isHere: boolean;
  onClose(): void;
}

/** The link to the table: to copy, to send, to scan. */
export function Share({ table, game, isHere, onClose }: ShareProps) {
  const { share } = words.value;
  if (isHere)
    return (
      <Dialog title={share.title} close={words.value.ask.close} onClose={onClose}>
        <p>{share.local}</p>
      </Dialog>
    );
  const url = new URL(tablePath(table), window.location.href).href;
  return (
    <Dialog title={share.title} close={words.value.ask.close} kind="share" onClose={onClose}>
      <p>{share.text}</p>
      <QrCode text={url} label={share.qr} />
      <input aria-label={share.link} readOnly value={url} onFocus={(event) => event.currentTarget.select()} />
      <footer>
        <button type="button" class="button main" onClick={() => void copy(url)}>
          <Icon sign="link" />
          {share.copy}
        </button>
        {'share' in navigator && (
          <button type="button" class="button" onClick={() => void send(url, share.subject(game))}>
            <Icon sign="share" />
            {share.send}
          </button>
        )}
      </footer>
    </Dialog>
  );
}

async function copy(url: string): Promise<void> {
  await navigator.clipboard.writeText(url).then(
    () => toast({ kind: 'good', text: words.value.toast.copied }),
    () => toast({ kind: 'no', text: words.value.toast.failed }),
  );
}

/** Somebody who opens the device's own sheet and closes it again has not failed. */
const send = (url: string, title: string): Promise<void> => navigator.share({ url, title }).catch(() => undefined);

function QrCode({ text, label }: { readonly text: string; readonly label: string }) {
  const { data, size } = encode(text, { border: 2 });
  const path = data.flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1Z` : ''))).join('');
  return (
    <svg class="qr" role="img" aria-label={label} viewBox={`0 0 ${size} ${size}`}>
      <path fill="#fff" d={`M0 0h${size}v${size}H0Z`} />
      <path fill="#171821" d={path} />
    </svg>
  );
}
