import { keep, kept } from './keep.ts';

/** Values that this device keeps under names of their own; the last few, older ones are let go. */
export interface Few {
  of(name: string): unknown;
  /** Keeps it; nothing drops it. */
  keep(name: string, value: unknown): void;
}

export function fewKept(key: string, most: number): Few {
  const all = (): Readonly<Record<string, unknown>> => {
    try {
      const found: unknown = JSON.parse(kept(key) ?? '{}');
      return typeof found === 'object' && found !== null ? { ...found } : {};
    } catch {
      return {}; // whatever it was, it is not ours
    }
  };
  return {
    of: (name) => all()[name],
    keep(name, value) {
      const { [name]: before, ...others } = all();
      if (before === undefined && value === undefined) return;
      const latest = Object.entries({ ...others, ...(value !== undefined && { [name]: value }) }).slice(-most);
      keep(key, JSON.stringify(Object.fromEntries(latest)));
    },
  };
}
