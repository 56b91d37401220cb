import { settleSystem } from '#rules/system-settle.ts';
import type { Bet } from './bet';

/** How the lines of a system stand. */
export interface SystemLines {
  /** They pay something. */
  paying: number;
  /** They have lost a leg. */
  lost: number;
  /** They wait for legs. */
  open: number;
}

/** Counts the lines of a system by the results of its legs; null for another bet. */
export function systemLinesOf({ system, legs }: Pick<Bet, 'system' | 'legs'>): SystemLines | null {
  if (!system) return null;
  const { sizes, lineStake: stake } = system;
  const { paying, lost, count } = settleSystem({ stake, legs, sizes });
  return { paying, lost, open: count - paying - lost };
}
