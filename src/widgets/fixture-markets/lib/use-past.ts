import { type RefObject, useEffect } from 'react';

/** What bars cover at the head of the window, CSS pixels: the site's and that of the match. */
const BARS = 108;

/** Whether an element has been scrolled away under the bars at the head of the window, whenever that changes. */
export function usePast(
  element: RefObject<HTMLElement | null>,
  onPast: (isPast: boolean) => void,
): void {
  useEffect(() => {
    if (element.current === null || typeof IntersectionObserver === 'undefined') return undefined;
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (entry) onPast(!entry.isIntersecting && entry.boundingClientRect.top < BARS);
      },
      { rootMargin: `-${BARS}px 0px 0px 0px` },
    );
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [element, onPast]);
}
