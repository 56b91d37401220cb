import { useEffect, useState } from 'react';
import { inFrames } from '@/shared/lib/in-frames';

/**
 * Returns true a frame after `isWanted` is, and false at once: what is large is drawn when the press that wanted it has
 * been painted. What is wanted from the first is there from the first.
 */
export function useDrawnNext(isWanted: boolean): boolean {
  const [wasWanted, setWasWanted] = useState(isWanted);
  useEffect(() => inFrames(2, () => setWasWanted(isWanted)), [isWanted]);
  return isWanted && wasWanted;
}
