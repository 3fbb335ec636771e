import { useEffect } from 'preact/hooks';
import { waitingElsewhere } from './waiting.ts';

/** Names the page in the browser's tab and history, with how many other tables wait for the reader. */
export function useTitle(title: string): void {
  const waiting = waitingElsewhere.value;
  useEffect(() => {
    const count = waiting === 0 ? '' : `(${waiting}) `;
    document.title = count + (title === '' ? 'Hideout' : `${title} — Hideout`);
  }, [title, waiting]);
}
