import type { CurrencyFigures, DayFigures } from './figures';

/** Makes figures: 41,250,000 won came and 28,900,000 went; 186,420,000 were staked, 175,433,200 won. */
export function makeDayFigures(part: Partial<DayFigures> = {}): DayFigures {
  return {
    ...{ deposits: 41_250_000, withdrawals: 28_900_000, net: 12_350_000 },
    ...{ stakes: 186_420_000, payouts: 175_433_200, profit: 10_986_800 },
    ...{ bonuses: 0, comp: 0, settlements: 0, adjustments: 0, conversions: 0 },
    ...{ change: 1_363_200, depositCount: 86, withdrawalCount: 31, betCount: 33_127, signups: 7 },
    ...part,
  };
}

/** Makes the figures of won with a part for each of these beginnings, epoch milliseconds. */
export function makeCurrencyFigures(
  beginnings: readonly number[],
  part: Partial<CurrencyFigures> = {},
): CurrencyFigures {
  const parts = beginnings.map((at, index) => ({
    at,
    ...makeDayFigures({
      ...{ stakes: 4_000_000 + index * 1_200_000, payouts: 3_700_000 + (index % 5) * 1_700_000 },
      ...{ deposits: 900_000 + index * 150_000, withdrawals: 700_000 + (index % 4) * 400_000 },
      ...{ net: 200_000 + index * 150_000 - (index % 4) * 400_000 },
    }),
  }));
  return { currency: 'KRW', total: makeDayFigures(), parts: [...parts], ...part };
}
