import { type ReactNode, startTransition, useEffect, useState } from 'react';
import { hasTurns, joinLine } from './line';

export interface InTurnProps {
  children: ReactNode;
  /** As large as the part, until it is drawn, where something below is there before it. */
  place?: ReactNode;
}

/**
 * Part of a page that, on the first page of a visit, is drawn in a frame of its own after the parts before it, so that no
 * task of a slow phone is long. Later pages draw it at once, and so do tests. Parts without a `place` hold none: put them in
 * from top to bottom, and let the page be as high as the window, so that nothing visible moves.
 */
export function InTurn({ children, place }: InTurnProps) {
  const [isDrawn, setDrawn] = useState(() => !hasTurns());
  useEffect(() => {
    if (isDrawn) return;
    // Ended by the cleanup: when it is drawn, or when it has gone.
    return joinLine(() => startTransition(() => setDrawn(true)));
  }, [isDrawn]);
  return isDrawn ? children : place;
}
