import { useEffect, useEffectEvent, useState } from 'react';
import { isStill } from '../lib/motion.ts';

const EACH_MS = 550;

interface DealOptions {
  /** The round whose cards are dealt. */
  id: string | null;
  /** How many cards it takes. */
  count: number;
  isDealing: boolean;
  isSkipping: boolean;
  onDealt: () => void;
}

/** How many cards lie there: one more each 0.55 s while they are dealt. Calls back when the last has been shown as long. */
export function useDeal({ id, count, isDealing, isSkipping, onDealt }: DealOptions): number {
  const [state, setState] = useState({ id, seen: 1 });
  const seen = state.id === id ? state.seen : 1;
  const done = useEffectEvent(onDealt);
  useEffect(() => {
    if (!isDealing) return;
    if (isSkipping || isStill()) {
      done();
      return;
    }
    const timer = setTimeout(() => {
      if (seen < count) setState({ id, seen: seen + 1 });
      else done();
    }, EACH_MS);
    return () => clearTimeout(timer);
  }, [isDealing, isSkipping, id, seen, count]);
  return isDealing ? seen : count;
}
