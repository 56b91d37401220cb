import { useElementScrollRestoration } from '@tanstack/react-router';
import { useCallback, useLayoutEffect, useRef, useState } from 'react';

const getElement = () => window;

/**
 * Returns what scrolls to where this page was left, to be called once its list is drawn: the router does so with the
 * first draw, when the rows are not there yet and the page is too short.
 */
export function useReturnPlace(): () => void {
  const left = useElementScrollRestoration({ getElement })?.scrollY ?? 0;
  // As it was when the page came; scrolling writes another one.
  const [place] = useState(left);
  const isDone = useRef(false);

  return useCallback(() => {
    if (isDone.current) return;
    isDone.current = true;
    // Without a place nothing is read, which would lay the page out while React commits.
    if (place > 0 && window.scrollY < place) window.scrollTo(0, place);
  }, [place]);
}

/** Calls back when what is beside it is drawn. */
export function Drawn({ onDrawn }: { onDrawn: () => void }) {
  useLayoutEffect(onDrawn, [onDrawn]);
  return null;
}
