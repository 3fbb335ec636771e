import type { ComponentChildren } from 'preact';
import { useId, useRef } from 'preact/hooks';
import { Icon } from '#look/icon.tsx';
import { copy } from '../copy.ts';
import { tablePath } from '../route.ts';
import { words } from '../words/index.ts';
import { Qr } from './qr.tsx';

interface InviteProps {
  readonly table: string;
  readonly title: string;
  /** Other ways to invite. */
  readonly children?: ComponentChildren;
}

/** The link to a table: to read, to scan, to copy, to send. */
export function Invite({ table, title, children }: InviteProps) {
  const say = words.value.seating;
  const heading = useId();
  const address = useRef<HTMLParagraphElement>(null);
  const { host, origin } = window.location;
  const link = origin + tablePath(table);
  return (
    <section class="invite" aria-labelledby={heading}>
      <figure class="ticket">
        <Qr link={link} label={say.qr} />
      </figure>
      <div>
        <h2 id={heading}>{say.invite}</h2>
        <p ref={address} class="address">
          {window.isSecureContext ? host : origin}
          {tablePath('')}
          <b>{table}</b>
        </p>
        <p class="words">{say.inviteWords}</p>
        <div class="row">
          <button type="button" class="button" onClick={() => copy(link, say.copied, address.current)}>
            <Icon sign="link" />
            {say.copy}
          </button>
          {'share' in navigator && (
            <button type="button" class="button" onClick={() => send(link, say.sendWords(title))}>
              <Icon sign="share" />
              {say.send}
            </button>
          )}
          {children}
        </div>
      </div>
    </section>
  );
}

async function send(url: string, text: string): Promise<void> {
  try {
    await navigator.share({ title: 'Hideout', text, url });
  } catch {
    // Whoever thinks better of it closes the device's own dialog: nothing to say.
  }
}
