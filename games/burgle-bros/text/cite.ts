import type { Loot, Tool } from '../components/cards.ts';
import type { Ability } from '../components/characters.ts';
import type { AlarmCause, Event } from '../event.ts';
import { RULES_OF } from './pieces.ts';
import { RULE_OF_EVENT, type RuleId } from './rulebook.ts';

const ALARM: Readonly<Record<AlarmCause, RuleId>> = {
  fingerprint: 'R24',
  laser: 'R14',
  motion: 'R18',
  scanner: 'R23',
  camera: 'R26',
  thermo: 'R17',
  isotope: 'R24',
  chihuahua: 'R1',
  shoplifting: 'R31',
  crybaby: 'R44',
  reroute: 'R44',
  dynamite: 'C3',
  'thermal-bomb': 'R55',
};
const HELD: Readonly<Record<Extract<Event, { type: 'guardHeld' }>['by'], RuleId>> = {
  donuts: 'R52',
  crow: 'R46',
  'shift-change': 'R72',
};
const ROLLED: Readonly<Record<Extract<Event, { type: 'rolled' }>['for'], RuleId>> = {
  keypad: 'R16',
  safe: 'R34',
  chihuahua: 'R1',
  'persian-kitty': 'R58',
};
const MOVED: Readonly<Record<Extract<Event, { type: 'moved' }>['way'], RuleId>> = {
  own: 'R8',
  slip: 'R40',
  climb: 'R41',
  orders: 'R48',
  gut: 'R8',
};

const ofTool = (tool: Tool): RuleId => RULES_OF.tool[tool][0];
const ofLoot = (loot: Loot): RuleId => RULES_OF.loot[loot][0];
const ofAbility = (ability: string): RuleId => RULES_OF.ability[ability as Ability][0];

/** The rule behind an event: that of its type, or of the very card, room or ability it is about. */
export function ruleOf(event: Event): RuleId {
  switch (event.type) {
    case 'alarmRaised':
      return ALARM[event.because];
    case 'guardHeld':
      return HELD[event.by];
    case 'rolled':
      return ROLLED[event.for];
    case 'moved':
      return MOVED[event.way];
    case 'stopped':
      return event.by === 'deadbolt' ? 'R15' : 'R16';
    case 'stealthLost':
      return event.from === 'room' ? 'R29' : 'R25';
    case 'guardSpedUp':
      return event.because === 'safe' ? 'R35' : 'R70';
    case 'destinationSet':
      return event.because === 'card' ? 'C8' : event.because === 'alarm' ? 'R67' : RULES_OF.event[event.because][0];
    case 'toolUsed':
    case 'toolEnded':
      return ofTool(event.tool);
    case 'lootFound':
      return ofLoot(event.loot);
    case 'abilityUsed':
      return ofAbility(event.ability);
    case 'eventDrawn':
    case 'noEffect':
    case 'eventEnded':
      return RULES_OF.event[event.event][0];
    default:
      return RULE_OF_EVENT[event.type];
  }
}
