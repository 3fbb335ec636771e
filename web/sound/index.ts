import { type SettingValue, settings } from '../settings.ts';
import type { Group } from './instruments.ts';
import { playerIn } from './player.ts';

/** In times the usual. */
const LEVELS: Readonly<Record<SettingValue<Group>, number>> = { off: 0, low: 0.4, medium: 1, high: 1.6 };

export const play = playerIn({
  level: (group) => (settings.sound.value ? LEVELS[settings[group].value] : 0),
  isTouched: () => navigator.userActivation?.hasBeenActive === true,
  open: () => new AudioContext(),
  now: () => performance.now(),
});
