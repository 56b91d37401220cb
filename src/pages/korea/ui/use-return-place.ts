import { useElementScrollRestoration } from '@tanstack/react-router';
import { useLayoutEffect, useRef, useState } from 'react';

const getElement = () => window;

/**
 * Scrolls to where this page was left, once its list is here: the router does so with the first draw, when the rows are
 * not loaded yet and the page is too short.
 */
export function useReturnPlace(isReady: boolean): void {
  const left = useElementScrollRestoration({ getElement })?.scrollY ?? 0;
  // As it was when the page came; scrolling writes another one.
  const [place] = useState(left);
  const isDone = useRef(false);

  useLayoutEffect(() => {
    if (!isReady || isDone.current) return;
    isDone.current = true;
    if (window.scrollY < place) window.scrollTo(0, place);
  }, [isReady, place]);
}
