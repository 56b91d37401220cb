import {
  type PointerEvent,
  type RefObject,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import type { ListItem } from '../lib/list-items';
import { anchorShift, placeItems } from '../lib/scroll-anchor';

interface ListPlace {
  /** Where the list begins on the page, pixels. */
  top: number;
  /** Ground above the rows that scrolling could not make up for, pixels. */
  lead: number;
  onPointerMove: (event: PointerEvent) => void;
  onPointerLeave: () => void;
}

function keyAt(target: EventTarget | null): string | null {
  if (!(target instanceof Element)) return null;
  return target.closest('[data-item]')?.getAttribute('data-item') ?? null;
}

/**
 * Keeps what is under the finger, in focus or first visible where it is when rows come and go above it. Another list
 * (`listId`) starts at its own head.
 */
export function useListPlace(
  root: RefObject<HTMLElement | null>,
  items: readonly ListItem[],
  listId: string,
): ListPlace {
  const [top, setTop] = useState(0);
  const [lead, setLead] = useState(0);
  const pointed = useRef<string | null>(null);
  const shown = useRef({ items, listId });

  useEffect(() => {
    const list = root.current;
    if (!list?.parentElement) return;
    // Whatever grows above the list makes one of the two grow.
    const observer = new ResizeObserver(() => {
      setTop(Math.round(list.getBoundingClientRect().top + window.scrollY));
    });
    observer.observe(list.parentElement);
    observer.observe(document.body);
    return () => observer.disconnect();
  }, [root]);

  useLayoutEffect(() => {
    const before = shown.current;
    shown.current = { items, listId };
    if (before.items === items) return;
    if (before.listId !== listId) {
      setLead(0);
      if (window.scrollY > top) window.scrollTo(0, Math.max(0, top - 120));
      return;
    }
    const wanted = pointed.current ?? keyAt(document.activeElement);
    const inList = window.scrollY - top - lead;
    const shift = anchorShift(placeItems(before.items), placeItems(items), wanted, inList);
    if (shift === 0) return;
    // Above the head of the page there is nothing to scroll into: ground is laid until the finger is gone.
    const missing = Math.max(0, -(window.scrollY + shift));
    window.scrollBy(0, shift + missing);
    if (pointed.current !== null && missing > 0) setLead(lead + missing);
  }, [items, listId, top, lead]);

  return {
    top,
    lead,
    onPointerMove: (event) => {
      pointed.current = keyAt(event.target);
    },
    onPointerLeave: () => {
      pointed.current = null;
      setLead(0);
    },
  };
}
