import { useEffect, useRef, useState } from 'react';

/** What the head of the sheet covers, and how little of a group is not worth naming it. */
const margins = '-140px 0px -90px 0px';

/**
 * The key of the visible group of pages: the one that was chosen while it is visible, else the first one that is. Sections
 * carry `data-group`. `choose` scrolls to one and moves the focus to its first link.
 */
export function useVisibleGroup(keys: readonly string[]) {
  const root = useRef<HTMLElement>(null);
  const chosen = useRef<string | null>(null);
  const [current, setCurrent] = useState<string | null>(keys[0] ?? null);
  const order = keys.join(' ');

  useEffect(() => {
    if (root.current === null || typeof IntersectionObserver === 'undefined') return;
    const visible = new Set<string>();
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { target, isIntersecting } of entries) {
          const key = (target as HTMLElement).dataset.group ?? '';
          if (isIntersecting) visible.add(key);
          else visible.delete(key);
        }
        if (chosen.current !== null && visible.has(chosen.current)) return;
        chosen.current = null;
        const first = order.split(' ').find((key) => visible.has(key));
        if (first !== undefined) setCurrent(first);
      },
      { rootMargin: margins },
    );
    for (const section of root.current.querySelectorAll('[data-group]')) observer.observe(section);
    return () => observer.disconnect();
  }, [order]);

  const choose = (key: string) => {
    const section = root.current?.querySelector<HTMLElement>(`[data-group="${key}"]`);
    chosen.current = key;
    setCurrent(key);
    section?.scrollIntoView({ block: 'start' });
    section?.querySelector('a')?.focus({ preventScroll: true });
  };
  return { root, current, choose };
}
