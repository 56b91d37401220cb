import type { DayFigures, FigureCurrency, SiteFigures } from '@/entities/desk-figures';
import { partsOf } from './period';

const none: DayFigures = {
  deposits: 0,
  withdrawals: 0,
  stakes: 0,
  payouts: 0,
  voidNet: 0,
  bonuses: 0,
  comp: 0,
  settlements: 0,
  adjustments: 0,
  conversions: 0,
  net: 0,
  profit: 0,
  change: 0,
  depositCount: 0,
  withdrawalCount: 0,
  betCount: 0,
  signups: 0,
};

/** Returns a currency's totals of the period and of the time before; all 0 where nothing was booked. */
export function totalsOf({ currencies, before }: SiteFigures, currency: FigureCurrency) {
  const totalIn = (all: SiteFigures['currencies']): DayFigures =>
    all.find((one) => one.currency === currency)?.total ?? none;
  return { total: totalIn(currencies), before: totalIn(before) };
}

/** Returns a currency's stakes of each hour of the day before; null for figures that are not by the hour. */
export function stakesBefore(
  { query, dayBefore }: SiteFigures,
  currency: FigureCurrency,
): readonly number[] | null {
  if (query.by !== 'hour') return null;
  const parts = dayBefore.find((one) => one.currency === currency)?.parts ?? [];
  const byTime = new Map(parts.map(({ at, stakes }) => [at, stakes]));
  const { from, to } = query;
  return partsOf(query).map((at) => byTime.get(at - (to - from)) ?? 0);
}

/** Returns a currency's figures of each hour or day of the period, those without a line included. */
export function filledParts({ query, currencies }: SiteFigures, currency: FigureCurrency) {
  const parts = currencies.find((one) => one.currency === currency)?.parts ?? [];
  const byTime = new Map(parts.map((part) => [part.at, part]));
  return partsOf(query).map((at) => byTime.get(at) ?? { ...none, at });
}
