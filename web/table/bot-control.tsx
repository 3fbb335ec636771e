import { useSignal } from '@preact/signals';
import type { Sitter } from '#board/contract.ts';
import { Icon } from '#look/icon.tsx';
import type { Strength } from '#table/bot.ts';
import { isRefused } from '#table/refusal.ts';
import type { SeatInfo, TableInfo } from '#wire/messages.ts';
import { hatched, isSilent } from '../hatched.ts';
import { explain } from '../refusals.ts';
import { toast } from '../toasts.tsx';
import { explained } from './asking.ts';
import type { TableModel } from './model.ts';
import { StrengthChoice, useGrace, WaysOn } from './ways-on.tsx';
import { words } from './words/index.ts';

interface Props {
  readonly model: TableModel;
  readonly info: TableInfo;
  readonly sitter: Sitter;
}

type Bot = Extract<SeatInfo, { readonly kind: 'bot' }>;
type Person = Extract<SeatInfo, { readonly kind: 'person' }>;

/** In a running game, what the reader may do about the bot of a seat, or about one that nobody is at. */
export function BotControl({ model, info, sitter }: Props) {
  const place = info.seats[sitter.seat]!;
  if (info.phase !== 'playing' || place.kind === 'open') return null;
  if (place.kind === 'bot') return info.yours ? <OfBot model={model} info={info} sitter={sitter} bot={place} /> : null;
  if (place.you) return place.standIn ? <PlayMyself model={model} sitter={sitter} /> : null;
  if (place.standIn) return info.yours ? <OfStandIn model={model} info={info} sitter={sitter} person={place} /> : null;
  const isSeated = model.mine.value.length > 0;
  const isHere = place.present && place.silent === undefined;
  if (isHere || place.badge === undefined || !(isSeated || info.yours)) return null;
  return <OfAbsent model={model} info={info} sitter={sitter} />;
}

/** Another strength, at once. */
function useStrength({ model: { venue, table }, sitter: { seat } }: Props) {
  return (strength: Strength): void => void explained(venue.ask('bot', { table, seat, strength }));
}

/** A bot has this seat; while it keeps it warm, whoever comes may have it. */
function OfBot(props: Props & { readonly bot: Bot }) {
  const { model, info, bot } = props;
  const choose = useStrength(props);
  // On one's own device there is nobody who might come.
  if (model.venue.kind === 'device')
    return <StrengthChoice game={info.game} value={bot.strength} disabled={isSilent(model.venue)} choose={choose} />;
  if (bot.warm) return <PutIn {...props} />;
  return (
    <div class="ways-on">
      <StrengthChoice game={info.game} value={bot.strength} disabled={isSilent(model.venue)} choose={choose} />
      <TakeOut {...props} />
    </div>
  );
}

/** Nobody sits there for good: the owner may have a bot there that stays. */
function PutIn(props: Props & { readonly bot: Bot }) {
  const { model, info, bot } = props;
  const strength = useSignal(bot.strength);
  const put = useStrength(props);
  return (
    <div class="ways-on">
      <StrengthChoice
        game={info.game}
        value={strength.value}
        choose={(each) => {
          strength.value = each;
        }}
      />
      <button type="button" class="button" onClick={() => put(strength.value)} {...hatched(model.venue)}>
        <Icon sign="bot" />
        {words.value.people.putBot}
      </button>
    </div>
  );
}

/** Others have called a bot for somebody; while they are away, it may be another. */
function OfStandIn(props: Props & { readonly person: Person }) {
  const { model, info, person } = props;
  const choose = useStrength(props);
  // Whoever has called it themselves says when they are back.
  if (person.bot === undefined || person.bot.left === true) return null;
  return (
    <div class="ways-on">
      {!person.present && (
        <StrengthChoice game={info.game} value={person.bot.strength} disabled={isSilent(model.venue)} choose={choose} />
      )}
      <TakeOut {...props} />
    </div>
  );
}

function TakeOut({ model, info, sitter }: Props) {
  const { people } = words.value;
  const { venue, table } = model;
  const { seat, name } = sitter;
  const take = async (): Promise<void> => {
    const answer = await venue.ask('free', { table, seat });
    if (isRefused(answer)) return explain(answer);
    const isBot = info.seats[seat]!.kind === 'bot';
    toast({ kind: 'good', text: isBot ? people.takenOut(name) : people.waitsAgain(name) });
  };
  return (
    <button type="button" class="button" onClick={() => void take()} {...hatched(venue)}>
      <Icon sign="close" />
      {people.takeOut}
    </button>
  );
}

function OfAbsent({ model, info, sitter }: Props) {
  const left = useGrace(info, sitter);
  return (
    <>
      <WaysOn model={model} info={info} sitter={sitter} isOver={left === 0} />
      {left > 0 && Number.isFinite(left) && <small>{words.value.absent.soon(left)}</small>}
    </>
  );
}

const PlayMyself = ({ model, sitter }: Pick<Props, 'model' | 'sitter'>) => (
  <div class="ways-on">
    <button type="button" class="button" onClick={() => model.takeBack(sitter.seat)} {...hatched(model.venue)}>
      {words.value.connection.takeOver}
    </button>
  </div>
);
