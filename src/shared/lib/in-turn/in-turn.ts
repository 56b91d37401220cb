import { type ReactNode, startTransition, useEffect, useState } from 'react';
import { hasTurns, joinLine } from './line';

export interface InTurnProps {
  children: ReactNode;
}

/**
 * Part of a page that, on the first page of a visit, is drawn in a frame of its own after the parts before it, so that no
 * task of a slow phone is long. Later pages draw it at once, and so do tests. Parts hold no place: put them in from top to
 * bottom, and let the page be as high as the window, so that nothing visible moves.
 */
export function InTurn({ children }: InTurnProps) {
  const [isDrawn, setDrawn] = useState(() => !hasTurns());
  useEffect(() => {
    if (isDrawn) return;
    // Ended by the cleanup: when it is drawn, or when it has gone.
    return joinLine(() => startTransition(() => setDrawn(true)));
  }, [isDrawn]);
  return isDrawn ? children : null;
}
