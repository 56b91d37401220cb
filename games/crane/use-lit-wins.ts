import { useEffect, useState } from 'react';
import { isStill } from '../lib/motion.ts';
import type { SlotWins } from './wins.ts';

const EACH_MS = 700;
/** More of them are shown together. */
const ONE_BY_ONE = 4;

/** Lights up one winning line after the other, and then all of them; at once where that is skipped or there is nothing to tell apart. */
export function useLitWins(wins: SlotWins | null, isSkipping: boolean): SlotWins | null {
  const [step, setStep] = useState<{ of: SlotWins | null; line: number }>({ of: null, line: 0 });
  const count = wins?.lines.length ?? 0;
  const line = step.of === wins ? step.line : 0;
  const isOneByOne = wins !== null && count > 1 && count <= ONE_BY_ONE && line < count;
  const isWaiting = isOneByOne && !isSkipping && !isStill();
  useEffect(() => {
    if (!isWaiting) return;
    const timer = setTimeout(() => setStep({ of: wins, line: line + 1 }), EACH_MS);
    return () => clearTimeout(timer);
  }, [isWaiting, wins, line]);
  if (!wins || !isWaiting) return wins;
  const one = wins.lines[line];
  return one ? { ...wins, lines: [one], cells: one.cells } : wins;
}
