import './led.css';
import type { ComponentChildren } from 'preact';
import { Band } from '#look/band.tsx';
import { Icon } from '#look/icon.tsx';
import type { Together } from './leading.ts';
import type { TableModel } from './model.ts';
import { looking } from './words/looking.ts';

/** Takes whoever wants to come along. */
export function LeadButton({ together }: { readonly together: Together }) {
  const say = looking.value;
  if (together.isLeading) return null;
  return (
    <button type="button" class="button lead" onClick={() => together.lead(true)}>
      {together.leader === undefined ? say.lead : say.take}
    </button>
  );
}

/** Who leads, and what the reader can do about it; above the strip. */
export function LedLine({ together, chat }: { readonly together: Together; readonly chat: ComponentChildren }) {
  const say = looking.value;
  const { leader, isLeading, isFollowing } = together;
  if (leader === undefined && !isLeading) return null;
  if (isLeading || leader === undefined)
    return (
      <div class="led-line">
        <p role="status">
          <b>{say.youLead}</b> <span>{say.youLeadText}</span>
        </p>
        <div class="chat-here">{chat}</div>
        <button type="button" class="button" onClick={() => together.lead(false)}>
          {say.stop}
        </button>
      </div>
    );
  return (
    <div class="led-line">
      <p role="status">
        <b>{say.leads(leader.name)}</b> <span>{isFollowing && say.following}</span>
      </p>
      <div class="chat-here">{chat}</div>
      {!isFollowing && (
        <button type="button" class="button" onClick={() => together.follow()}>
          {say.follow(leader.name)}
        </button>
      )}
    </div>
  );
}

/** For whoever looks at something else of a game that somebody leads through. */
export function LedBand({ model, follow }: { readonly model: TableModel; follow(): void }) {
  const say = looking.value;
  const leader = model.leader.value;
  if (leader === undefined) return null;
  return (
    <Band
      kind="asks"
      sign={<Icon sign="eye" />}
      action={
        <button type="button" class="button" onClick={follow}>
          {say.follow(leader.name)}
        </button>
      }
    >
      <b>{say.leads(leader.name)}.</b> {say.band}
    </Band>
  );
}
