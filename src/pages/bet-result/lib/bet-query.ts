import { SETTLEMENT_LABEL } from '#rules/leg-result.ts';
import type { BetQuery } from '@/entities/bet';
import { parseDateTime, startOfKstDay } from '@/shared/lib/format';
import { searchHref } from '@/shared/routes';
import type { BetResultSearch, Show } from '../search';

const labels: Record<Show, BetQuery['label']> = {
  all: undefined,
  open: SETTLEMENT_LABEL.inProgress,
  won: SETTLEMENT_LABEL.won,
  lost: SETTLEMENT_LABEL.lost,
  void: SETTLEMENT_LABEL.refunded,
  cancelled: SETTLEMENT_LABEL.cancelled,
};
const days = { today: 1, week: 7, month: 30 } as const;

function startOf(day: string | undefined): number | undefined {
  return day === undefined ? undefined : (parseDateTime(`${day} 00:00:00`) ?? undefined);
}

/** What to ask the server for: whole days in Seoul, the last of which ends after `now` (epoch milliseconds). Two days in the wrong order are swapped. */
export function toBetQuery(
  { show, type, mode, period, order, from, to }: BetResultSearch,
  now: number,
): BetQuery {
  const label = labels[show];
  const common: BetQuery = {
    ...(label === undefined ? {} : { label }),
    ...(type === undefined ? {} : { type }),
    ...(mode === undefined ? {} : { mode }),
    ...(order === 'recent' ? {} : { order }),
  };
  if (period !== 'range') {
    return { ...common, from: startOfKstDay(now, 1 - days[period]) };
  }
  const [one, other] = [startOf(from), startOf(to)];
  const isTurned = one !== undefined && other !== undefined && one > other;
  const [first, last] = isTurned ? [other, one] : [one, other];
  return {
    ...common,
    ...(first === undefined ? {} : { from: first }),
    ...(last === undefined ? {} : { to: startOfKstDay(last, 1) }),
  };
}

/** The address of a search, without what is the default. */
export function hrefOf({ from, to, ...search }: BetResultSearch): string {
  const { show, type, mode, period, order, bet } = search;
  const range = period === 'range' ? { from, to } : {};
  return searchHref(
    '/bet_result',
    { show, period, type, mode, order, ...range, bet },
    { order: 'recent' },
  );
}
