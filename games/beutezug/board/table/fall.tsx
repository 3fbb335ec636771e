import { useLayoutEffect, useRef } from 'preact/hooks';
import type { Space } from '../../components.ts';

interface FallProps {
  readonly from: Space | undefined;
  readonly to: Space | undefined;
}

/** An arrow from the chosen window to the one below, drawn where the two really are. */
export function Fall({ from, to }: FallProps) {
  const arrow = useRef<SVGSVGElement>(null);
  useLayoutEffect(() => {
    const place = (): void => {
      const villa = arrow.current?.parentElement;
      const upper = villa?.querySelector(`[data-space="${from}"]`)?.getBoundingClientRect();
      const lower = villa?.querySelector(`[data-space="${to}"]`)?.getBoundingClientRect();
      if (villa == null || upper === undefined || lower === undefined) return;
      const home = villa.getBoundingClientRect();
      const gap = lower.top - upper.bottom;
      const style = arrow.current!.style;
      style.left = `${upper.right - home.left - upper.width * 0.2}px`;
      style.top = `${upper.bottom - home.top + gap * 0.1}px`;
      style.height = `${gap * 1.02}px`;
      style.width = `${gap * 0.72}px`;
    };
    place();
    addEventListener('resize', place);
    return () => removeEventListener('resize', place);
  }, [from, to]);
  if (from === undefined || to === undefined || from === to) return null;
  return (
    <svg ref={arrow} class="fall" viewBox="0 0 40 60" aria-hidden="true">
      <path d="M12 0h16v32h12L20 60 0 32h12Z" />
    </svg>
  );
}
