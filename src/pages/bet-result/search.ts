import { fitting, isOneOf, isText, oneOf, searchShape, type SearchOf } from '@/shared/lib/shape';

export const periods = ['today', 'week', 'month', 'range'] as const;
export type Period = (typeof periods)[number];

function isDay(raw: unknown): raw is string {
  return isText(raw) && /^\d{4}-\d{2}-\d{2}$/.test(raw);
}

/** What the list shows; anything else in the address falls back to open bets of a month. */
export const betResultSearch = searchShape({
  state: oneOf(['open', 'settled'], 'open'),
  /** 1 sports … 5 casino; all when left out. */
  type: fitting(isOneOf([1, 2, 3, 4, 5]), undefined),
  period: oneOf(periods, 'month'),
  /** Days in Seoul, YYYY-MM-DD, both included; read for the period `range` only. */
  from: fitting(isDay, undefined),
  to: fitting(isDay, undefined),
});

export type BetResultSearch = SearchOf<typeof betResultSearch>;
