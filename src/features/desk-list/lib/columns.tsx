import { type Currency, formatCount, formatKst, formatMoney } from '@/shared/lib/format';
import { Badge, type BadgeTone } from '@/shared/ui/badge';
import type { DataColumn } from '@/shared/ui/data-table';
import { formatMinute } from './minute';

/** The column of whose row it is: nickname and id, sorted by the nickname. */
export function memberColumn<Row extends { nickname: string; userId: string }>(
  header: string,
): DataColumn<Row> {
  return {
    id: 'member',
    header,
    value: ({ nickname, userId }) => `${nickname} ${userId}`,
    cell: ({ nickname, userId }) => (
      <>
        <b>{nickname}</b> {userId}
      </>
    ),
    least: 130,
  };
}

/** The column of an instant, epoch milliseconds, in Seoul; `id` is its field. */
export function timeColumn<Field extends string>(
  id: Field,
  header: string,
): DataColumn<Readonly<Record<Field, number>>> {
  return {
    id,
    header,
    value: (row) => row[id],
    width: 130,
    cell: (row) => formatKst(row[id], 'YY.MM.DD HH:mm'),
  };
}

/** The column of an instant in minutes, as staff types it; `id` is its field. */
export function minuteColumn<Field extends string>(
  id: Field,
  header: string,
  width = 140,
): DataColumn<Readonly<Record<Field, number>>> {
  return { id, header, value: (row) => row[id], width, cell: (row) => formatMinute(row[id]) };
}

/** The column of what the row is called; `id` is its field. */
export function nameColumn<Field extends string>(
  id: Field,
  header: string,
  size: Pick<DataColumn<never>, 'width' | 'least'>,
): DataColumn<Readonly<Record<Field, string>>> {
  return { id, header, value: (row) => row[id], cell: (row) => <b>{row[id]}</b>, ...size };
}

/** The column of what is said of a row's state, as a badge. */
export function badgeColumn<Row>(
  header: string,
  textOf: (row: Row) => string,
  toneOf: (row: Row) => BadgeTone,
  width: number,
): DataColumn<Row> {
  return {
    id: 'state',
    header,
    value: textOf,
    cell: (row) => <Badge tone={toneOf(row)}>{textOf(row)}</Badge>,
    width,
  };
}

/** The column of a state, as a badge. */
export function stateColumn<State extends string>(
  header: string,
  words: Readonly<Record<State, string>>,
  tones: Readonly<Record<State, BadgeTone>>,
  width = 92,
): DataColumn<{ readonly state: State }> {
  return badgeColumn<{ readonly state: State }>(
    header,
    ({ state }) => words[state],
    ({ state }) => tones[state],
    width,
  );
}

/** The column of a count; `id` is its field. */
export function countColumn<Field extends string>(
  id: Field,
  header: string,
  write: (count: number) => string = formatCount,
  width = 80,
): DataColumn<Readonly<Record<Field, number>>> {
  return {
    id,
    header,
    value: (row) => row[id],
    cell: (row) => write(row[id]),
    width,
    align: 'end',
  };
}

/** The column of an amount in minor units of the row's currency; `id` is its field. */
export function moneyColumn<Field extends string>(
  id: Field,
  header: string,
  width = 110,
): DataColumn<Readonly<Record<Field, number>> & { readonly currency: Currency }> {
  return {
    id,
    header,
    value: (row) => row[id],
    cell: (row) => formatMoney(row[id], row.currency),
    width,
    align: 'end',
  };
}

/** What was staked and paid out in a currency, minor units. */
interface Money {
  currency: Currency;
  stake: number;
  payout: number;
}

/** A sum of each currency, of nothing as well. @example sumText([{ currency: 'KRW', stake: 5000, payout: 0 }], 'stake') // '5,000원' */
export function sumText(money: readonly Readonly<Money>[], sum: 'stake' | 'payout'): string {
  return (
    money.map((one) => formatMoney(one[sum], one.currency)).join(' · ') || formatMoney(0, 'KRW')
  );
}

/** The column of a sum, sorted by won; empty where there is no money. */
export function sumColumn<Row>(
  sum: 'stake' | 'payout',
  header: string,
  moneyOf: (row: Row) => readonly Readonly<Money>[] | null,
): DataColumn<Row> {
  return {
    id: sum,
    header,
    width: 150,
    align: 'end',
    value: (row) => moneyOf(row)?.find(({ currency }) => currency === 'KRW')?.[sum] ?? 0,
    cell: (row) => {
      const money = moneyOf(row);
      return money && sumText(money, sum);
    },
  };
}
