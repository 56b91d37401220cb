import type { Dto } from '#contract/types.gen.ts';

export type CurrencyFigures = Readonly<Dto<'SiteFigures'>['currencies'][number]>;
/** Sums of the ledger in minor units of the currency, and counts of lines. */
export type DayFigures = Readonly<CurrencyFigures['total']>;
export type FigureCurrency = CurrencyFigures['currency'];

/** Currencies of figures, in the order of the desk. */
export const figureCurrencies = [
  'KRW',
  'USD',
  'USDT',
  'POINT',
] as const satisfies readonly FigureCurrency[];

/** What figures are shown of: today, yesterday, or so many days with today. */
export const figurePeriods = ['today', 'yesterday', 'week', 'month'] as const;
export type FigurePeriod = (typeof figurePeriods)[number];

/** What figures are read of: epoch milliseconds, `from` a midnight in Seoul, until before `to`. */
export interface FiguresQuery {
  period: FigurePeriod;
  from: number;
  to: number;
  by: 'hour' | 'day';
  /** The same length of time before it, which the totals are compared with. */
  before: { from: number; to: number };
}

/** The figures of a period, and those of as long a time before it. */
export interface SiteFigures {
  query: FiguresQuery;
  currencies: readonly CurrencyFigures[];
  before: readonly CurrencyFigures[];
  /** Of figures by the hour those of the whole day before; empty of figures by the day. */
  dayBefore: readonly CurrencyFigures[];
}

/** What was bet in a period, of each currency that is bet in. */
export type SiteGames = Dto<'SiteGames'>['currencies'];
/** What was bet in a currency, by type and game. */
export type CurrencyGames = Readonly<SiteGames[number]>;
export type GameSums = Readonly<CurrencyGames['total']>;
