import { useRef } from 'preact/hooks';

/**
 * Clicks that follow each other so closely that the browser counts them as one make one move: whatever lies there
 * after it, nobody has meant yet. Moves are counted, not clicks, so that a card may be lifted and played by two.
 */
export function useOneMove(asked: () => number): (click: MouseEvent) => void {
  const before = useRef(0);
  return (click) => {
    if (click.detail < 2) before.current = asked();
    else if (asked() > before.current) {
      click.preventDefault();
      click.stopPropagation();
    }
  };
}
