import type { Dto } from '#contract/types.gen.ts';
import { formatCount, formatMoney } from '@/shared/lib/format';
import type { DataColumn } from '@/shared/ui/data-table';

type Money = Readonly<Dto<'RoundMoney'>>;
type Sum = 'stake' | 'payout';

/** Writes a sum of each currency. @example moneyText([{ currency: 'KRW', stake: 5000, payout: 0 }], 'stake') // '5,000원' */
export function moneyText(money: readonly Money[], sum: Sum): string {
  return (
    money.map((one) => formatMoney(one[sum], one.currency)).join(' · ') || formatMoney(0, 'KRW')
  );
}

/** The column of a count; `id` is its field. */
export function countColumn<Field extends string>(
  id: Field,
  header: string,
): DataColumn<Readonly<Record<Field, number>>> {
  return {
    id,
    header,
    value: (row) => row[id],
    cell: (row) => formatCount(row[id]),
    width: 80,
    align: 'end',
  };
}

/** The column of a sum, sorted by won. */
export function moneyColumn<Row>(
  sum: Sum,
  header: string,
  moneyOf: (row: Row) => readonly Money[],
): DataColumn<Row> {
  return {
    id: sum,
    header,
    width: 150,
    align: 'end',
    value: (row) => moneyOf(row).find(({ currency }) => currency === 'KRW')?.[sum] ?? 0,
    cell: (row) => moneyText(moneyOf(row), sum),
  };
}
