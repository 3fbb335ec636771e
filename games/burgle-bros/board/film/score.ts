import type { Heard, Score } from '#board/sound.ts';
import type { Event } from '../../event.ts';
import type { Shot } from './beats.ts';

const beats: Readonly<Record<Shot, Heard>> = {
  ...{ move: 'click', reveal: 'paper', change: 'click', dice: 'dice', result: 'silent', ticks: 'tick' },
  ...{ card: 'paper', step: 'step', jump: 'step', held: 'silent', shuffle: 'paper' },
  ...{ alarm: 'alarm', aim: 'tick', prevented: 'tick', stealth: 'mask', event: 'paper' },
  ...{ dial: 'dial', door: 'door', loot: 'coins', tool: 'tool', faster: 'step' },
  // When it gets dark there is nothing to be heard; what the end sounds like comes when it is told.
  ...{ dark: 'silent', cuffs: 'shoulder', 'left-behind': 'silent', 'gave-up': 'silent' },
  ...{ roof: 'silent', light: 'won', settle: 'silent' },
};

const events: Readonly<Record<Event['type'], Heard>> = {
  ...{ sideChosen: 'click', entranceChosen: 'click', turnBegan: 'silent', placed: 'click', actionsEnded: 'silent' },
  ...{ turnSkipped: 'silent', revealed: 'paper', moved: 'click', shifted: 'click', stopped: 'click', rolled: 'dice' },
  ...{ unlocked: 'tick', locked: 'tick', escaped: 'click', stealthLost: 'mask', stealthGained: 'click' },
  ...{ refugePlaced: 'click', captured: 'shoulder', alarmRaised: 'alarm', alarmPrevented: 'tick', alarmOff: 'tick' },
  ...{ hacked: 'tick', patrolDrawn: 'paper', patrolReshuffled: 'paper', guardPlaced: 'step', guardMoved: 'step' },
  ...{ guardJumped: 'step', guardLost: 'silent', guardHeld: 'silent', guardDistracted: 'silent', guardSpedUp: 'step' },
  ...{ destinationSet: 'silent', dieAdded: 'click', dieSet: 'click', cracked: 'tick', safeOpened: 'door' },
  ...{ toolsReshuffled: 'paper', toolsShown: 'paper', noToolLeft: 'silent', toolFound: 'tool', toolDiscarded: 'paper' },
  ...{ lootFound: 'coins', cardLeft: 'paper', pickedUp: 'paper', offered: 'silent', requested: 'silent' },
  ...{ handedOver: 'paper', declined: 'silent', toolUsed: 'tool', toolEnded: 'silent', crowbarred: 'tool' },
  ...{ wallRemoved: 'fall', stairsMade: 'click', kittyRan: 'click', abilityUsed: 'silent', ordered: 'silent' },
  ...{ laptopLoaded: 'tick', crowPlaced: 'click', crowReturned: 'click', alarmTaken: 'tick', looked: 'paper' },
  ...{ putBack: 'paper', arranged: 'paper', eventDrawn: 'paper', eventsReshuffled: 'paper', noEffect: 'silent' },
  ...{
    eventEnded: 'silent',
    actionsGained: 'silent',
    won: 'won',
    givingUpProposed: 'silent',
    givingUpAgreed: 'silent',
  },
  ...{ gaveUp: 'silent', lost: 'lost' },
};

/** What is heard of Burgle Bros.: a game about noise. */
export const score: Score<Event> = { beats, events };
