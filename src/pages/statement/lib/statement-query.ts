import type { LinesQuery } from '@/entities/statement';
import { parseDateTime, startOfKstDay } from '@/shared/lib/format';
import { searchHref } from '@/shared/routes';
import { type StatementSearch, takesMode } from '../search';

const days = { today: 1, week: 7, month: 30, quarter: 90 } as const;
/** The longest period that the server sums. */
const longest = 366;

function startOf(day: string | undefined): number | undefined {
  return day === undefined ? undefined : (parseDateTime(`${day} 00:00:00`) ?? undefined);
}

/** What to ask the server for: whole days in Seoul, the last of them included. Two days in the wrong order are swapped; a longer period loses its first days. */
export function toLinesQuery(
  { account, show, mode, period, from, to }: StatementSearch,
  now: number,
): LinesQuery {
  const common = {
    account,
    ...(show === 'all' ? {} : { category: show }),
    ...(mode !== undefined && takesMode({ account, show }) && { mode }),
  };
  if (period !== 'range') {
    return { ...common, from: startOfKstDay(now, 1 - days[period]), to: startOfKstDay(now, 1) };
  }
  const last = startOf(to) ?? startOfKstDay(now);
  const first = startOf(from) ?? startOfKstDay(last, 1 - days.month);
  const [start, end] = first > last ? [last, first] : [first, last];
  return {
    ...common,
    from: Math.max(start, startOfKstDay(end, 1 - longest)),
    to: startOfKstDay(end, 1),
  };
}

/** The address of a search, without what is the default. */
export function hrefOf({ account, show, mode, period, from, to }: StatementSearch): string {
  const search = {
    period,
    account,
    show,
    mode: takesMode({ account, show }) ? mode : undefined,
    ...(period === 'range' && { from, to }),
  };
  return searchHref('/mywallet/statement', search, { account: 'money', show: 'all' });
}
