import { alone, type Bus } from '#lobby/bus.ts';
import { type Settings, WrongSetting } from '../settings.ts';
import { reasonOf } from '../store/open.ts';
import type { BusEvents } from './nats.ts';

export interface OpenBus extends Bus {
  close(): Promise<void>;
}

/** Connects to what the settings name; without it this process is alone. */
export async function openBus({ nats }: Pick<Settings, 'nats'>, events: BusEvents): Promise<OpenBus> {
  if (nats === undefined) return { ...alone, close: async () => {} };
  // Only for those who have one.
  const { openNats } = await import('./nats.ts');
  try {
    return await openNats(nats, events);
  } catch (error) {
    throw new WrongSetting(`NATS_URL: there is no NATS: ${reasonOf(error)}`);
  }
}
