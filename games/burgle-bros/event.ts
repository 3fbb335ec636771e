import type { Seat, Veiled } from '#table/game.ts';
import type { EventName, Loot, Tool } from './components/cards.ts';
import type { Ability, Character, Side } from './components/characters.ts';
import type { PatrolCard } from './components/jobs.ts';
import type { Square } from './components/squares.ts';
import type { TileName } from './components/tiles.ts';
import type { Card } from './move.ts';
import type { Shift, Way } from './pending.ts';
import type { Wall } from './walls.ts';

/** Why an alarm rings. */
export type AlarmCause =
  | ('fingerprint' | 'laser' | 'motion' | 'scanner' | 'camera' | 'thermo')
  | ('isotope' | 'chihuahua' | 'shoplifting' | 'crybaby' | 'reroute' | 'dynamite' | 'thermal-bomb');

export type Event =
  /* Setting up, turns. */
  | { readonly type: 'sideChosen'; readonly seat: Seat; readonly character: Character; readonly side: Side }
  | { readonly type: 'entranceChosen'; readonly seat: Seat; readonly at: Square }
  | { readonly type: 'turnBegan'; readonly seat: Seat; readonly actions: number }
  | { readonly type: 'placed'; readonly seat: Seat; readonly at: Square }
  | { readonly type: 'actionsEnded'; readonly seat: Seat; readonly spent: number }
  | { readonly type: 'turnSkipped'; readonly seat: Seat }
  /* The crew on the move. */
  | { readonly type: 'revealed'; readonly at: Square; readonly tile: TileName }
  | { readonly type: 'moved'; readonly seat: Seat; readonly to: Square; readonly way: Way }
  | { readonly type: 'shifted'; readonly seat: Seat; readonly to: Square; readonly by: Shift }
  | { readonly type: 'stopped'; readonly seat: Seat; readonly at: Square; readonly by: 'deadbolt' | 'keypad' }
  | { readonly type: 'rolled'; readonly seat: Seat; readonly for: RolledFor; readonly dice: readonly number[] }
  | { readonly type: 'unlocked'; readonly at: Square }
  | { readonly type: 'locked'; readonly at: Square }
  | { readonly type: 'escaped'; readonly seat: Seat }
  /* Stealth. */
  | { readonly type: 'stealthLost'; readonly seat: Seat; readonly from: 'own' | 'room'; readonly left: number }
  | { readonly type: 'stealthGained'; readonly seat: Seat; readonly left: number }
  | { readonly type: 'refugePlaced'; readonly at: Square; readonly tokens: number }
  | { readonly type: 'captured'; readonly seat: Seat; readonly at: Square }
  /* Alarms. */
  | { readonly type: 'alarmRaised'; readonly at: Square; readonly because: AlarmCause }
  | { readonly type: 'alarmPrevented'; readonly seat: Seat; readonly at: Square; readonly with: 'computer' | 'laptop' }
  | { readonly type: 'alarmOff'; readonly at: Square }
  | { readonly type: 'hacked'; readonly seat: Seat; readonly at: Square; readonly tokens: number }
  /* Guards. */
  | { readonly type: 'patrolDrawn'; readonly floor: number; readonly card: PatrolCard }
  | { readonly type: 'patrolReshuffled'; readonly floor: number; readonly cards: number; readonly takenAway: number }
  | { readonly type: 'guardPlaced'; readonly floor: number; readonly at: Square }
  | { readonly type: 'guardMoved'; readonly floor: number; readonly to: Square }
  | { readonly type: 'guardJumped'; readonly floor: number; readonly to: Square }
  | { readonly type: 'guardLost'; readonly floor: number }
  | { readonly type: 'guardHeld'; readonly floor: number; readonly by: 'donuts' | 'crow' | 'shift-change' }
  | { readonly type: 'guardDistracted'; readonly floor: number; readonly at: Square }
  | { readonly type: 'guardSpedUp'; readonly floor: number; readonly die: number; readonly because: 'deck' | 'safe' }
  | { readonly type: 'destinationSet'; readonly floor: number; readonly at: Square; readonly because: DestinationCause }
  /* Safes, tools, loot. */
  | { readonly type: 'dieAdded'; readonly seat: Seat; readonly safe: Square; readonly dice: number }
  | { readonly type: 'dieSet'; readonly seat: Seat; readonly from: number; readonly to: number }
  | { readonly type: 'cracked'; readonly safe: Square; readonly at: readonly Square[] }
  | { readonly type: 'safeOpened'; readonly seat: Seat; readonly safe: Square }
  | { readonly type: 'toolsReshuffled'; readonly cards: number }
  | { readonly type: 'toolsShown'; readonly seat: Seat; readonly tools: readonly Tool[] }
  | { readonly type: 'noToolLeft'; readonly seat: Seat }
  | { readonly type: 'toolFound'; readonly seat: Seat; readonly tool: Tool }
  | { readonly type: 'toolDiscarded'; readonly tool: Tool }
  | { readonly type: 'lootFound'; readonly seat: Seat; readonly loot: Loot }
  | { readonly type: 'cardLeft'; readonly card: Card; readonly at: Square }
  | { readonly type: 'pickedUp'; readonly seat: Seat; readonly card: Card }
  | { readonly type: 'offered'; readonly seat: Seat; readonly card: Card; readonly to: Seat }
  | { readonly type: 'requested'; readonly seat: Seat; readonly card: Card; readonly from: Seat }
  | { readonly type: 'handedOver'; readonly card: Card; readonly from: Seat; readonly to: Seat }
  | { readonly type: 'declined'; readonly seat: Seat }
  | { readonly type: 'toolUsed'; readonly seat: Seat; readonly tool: Tool }
  | { readonly type: 'toolEnded'; readonly tool: Tool }
  | { readonly type: 'crowbarred'; readonly at: Square }
  | { readonly type: 'wallRemoved'; readonly floor: number; readonly wall: Wall }
  | { readonly type: 'stairsMade'; readonly at: Square; readonly to: Square | 'roof' }
  | { readonly type: 'kittyRan'; readonly seat: Seat; readonly to: Square }
  /* Characters. */
  | { readonly type: 'abilityUsed'; readonly seat: Seat; readonly ability: Ability }
  | { readonly type: 'ordered'; readonly seat: Seat; readonly target: Seat; readonly to: Square }
  | { readonly type: 'laptopLoaded'; readonly seat: Seat }
  | { readonly type: 'crowPlaced'; readonly seat: Seat; readonly at: Square }
  | { readonly type: 'crowReturned'; readonly seat: Seat }
  | { readonly type: 'alarmTaken'; readonly seat: Seat; readonly at: Square }
  | { readonly type: 'looked'; readonly seat: Seat; readonly deck: DeckName; readonly cards: readonly Veiled<string>[] }
  | { readonly type: 'putBack'; readonly seat: Seat; readonly deck: DeckName; readonly where: 'top' | 'bottom' }
  | { readonly type: 'arranged'; readonly seat: Seat; readonly order: Veiled<string> }
  /* Events, the end. */
  | { readonly type: 'eventDrawn'; readonly seat: Seat; readonly event: EventName }
  | { readonly type: 'eventsReshuffled'; readonly cards: number }
  | { readonly type: 'noEffect'; readonly event: EventName }
  | { readonly type: 'eventEnded'; readonly event: EventName }
  | { readonly type: 'actionsGained'; readonly seat: Seat; readonly actions: number }
  | { readonly type: 'won' }
  | { readonly type: 'givingUpProposed'; readonly seat: Seat }
  | { readonly type: 'givingUpAgreed'; readonly seat: Seat }
  | { readonly type: 'gaveUp' }
  | { readonly type: 'lost'; readonly because: 'captured' | 'loot-left' | 'gave-up' };

export type RolledFor = 'keypad' | 'safe' | 'chihuahua' | 'persian-kitty';
export type DestinationCause = 'card' | 'alarm' | EventName;
/** `events`, or a floor's patrol deck. */
export type DeckName = 'events' | '1' | '2' | '3';
