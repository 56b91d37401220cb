import { formatMoney, formatPoint } from '@/shared/lib/format';
import type { RewardResult } from '../api';

export type RewardRow = RewardResult['rows'][number];
export type Outcome = RewardRow['outcome'];
/** Why one who was named gets nothing. */
export type LeftOut = Exclude<Outcome, 'paid' | 'waiting'>;

/** In the order in which staff reads them: what to correct first. */
const leftOut: readonly LeftOut[] = [
  ...(['unknown', 'rewarded', 'coinOnly', 'excluded', 'noAmount', 'left', 'repeated'] as const),
];

/** Those who get nothing, by why. */
export function leftOutOf(rows: readonly RewardRow[]): { why: LeftOut; rows: RewardRow[] }[] {
  return leftOut
    .map((why) => ({ why, rows: rows.filter(({ outcome }) => outcome === why) }))
    .filter((group) => group.rows.length > 0);
}

/** What all get together, in each currency that something is given in. */
export function sumText({ won, cents, points }: RewardResult['totals']): string {
  const parts = [
    ...(points > 0 ? [formatPoint(points)] : []),
    ...(won > 0 ? [formatMoney(won, 'KRW')] : []),
    ...(cents > 0 ? [formatMoney(cents, 'USD')] : []),
  ];
  return parts.join(' · ');
}
