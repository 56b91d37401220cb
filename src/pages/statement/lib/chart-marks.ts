import { ENTRY, entryOf } from '#rules/ledger.ts';
import type { StatementSummary } from '@/entities/statement';

/** Money that came to the site or was asked back from it. */
export type MarkKind = 'deposit' | 'withdrawal';

export interface ChartMark {
  /** Index of its point. */
  index: number;
  kind: MarkKind;
}

function kindOf(code: number): MarkKind | null {
  if (code === ENTRY.withdrawHold.code) return 'withdrawal';
  const isDeposit = entryOf(code)?.total === 'deposits' && code !== ENTRY.depositCancel.code;
  return isDeposit ? 'deposit' : null;
}

/** Finds the deposits and requested withdrawals of a period; none where its points are only some of its lines. */
export function marksOf({
  points,
  counts,
}: Pick<StatementSummary, 'points' | 'counts'>): readonly ChartMark[] {
  if (points.length < counts.all) return [];
  return points.flatMap(({ code }, index) => {
    const kind = kindOf(code);
    return kind === null ? [] : [{ index, kind }];
  });
}
