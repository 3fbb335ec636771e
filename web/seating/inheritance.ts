import { useEffect, useRef } from 'preact/hooks';
import type { TableInfo } from '#wire/messages.ts';
import { toast } from '../toasts.tsx';
import { words } from '../words/index.ts';

/** Tells whoever has sat at a table longest that it is theirs now, because its owner has gone. */
export function useInheritance(info: TableInfo | undefined): void {
  const before = useRef(info);
  useEffect(() => {
    const { current } = before;
    before.current = info;
    if (info?.phase !== 'seating' || !info.yours || current === undefined || current.yours) return;
    toast({ kind: 'note', text: words.value.seating.inherited(current.owner) });
  }, [info]);
}
