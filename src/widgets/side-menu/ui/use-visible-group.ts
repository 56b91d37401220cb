import { useEffect, useRef, useState } from 'react';

/** What the head of the sheet covers, and how little of a group is not worth naming it. */
const margins = '-140px 0px -90px 0px';

/**
 * Names the group of pages that is in sight: the one that was chosen as long as it is, else the first one. Sections carry
 * `data-group`. `choose` brings one into sight and moves the focus to its first link.
 */
export function useGroupInSight(keys: readonly string[]) {
  const root = useRef<HTMLElement>(null);
  const chosen = useRef<string | null>(null);
  const [current, setCurrent] = useState<string | null>(keys[0] ?? null);
  const order = keys.join(' ');

  useEffect(() => {
    if (root.current === null || typeof IntersectionObserver === 'undefined') return;
    const inSight = new Set<string>();
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { target, isIntersecting } of entries) {
          const key = (target as HTMLElement).dataset.group ?? '';
          if (isIntersecting) inSight.add(key);
          else inSight.delete(key);
        }
        if (chosen.current !== null && inSight.has(chosen.current)) return;
        chosen.current = null;
        const first = order.split(' ').find((key) => inSight.has(key));
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
