import { useState } from 'preact/hooks';

const KEY = 'hideout.beutezug.advice';

/** Whether this player wants the best choice marked; remembered on this device, as far as it lets us. */
export function useAdvice(): readonly [wanted: boolean, toggle: () => void] {
  const [wanted, want] = useState(remembered);
  const toggle = (): void => {
    want(!wanted);
    try {
      localStorage.setItem(KEY, String(!wanted));
    } catch {
      // A browser that keeps nothing asks again next time.
    }
  };
  return [wanted, toggle];
}

function remembered(): boolean {
  try {
    return localStorage.getItem(KEY) === 'true';
  } catch {
    return false;
  }
}
