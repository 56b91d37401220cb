import type { CurrencyFigures, CurrencyGames, DayFigures, GameSums } from './figures';

/** Figures: 41,250,000 won came and 28,900,000 went; 186,420,000 were staked, 175,433,200 won. */
export function makeDayFigures(part: Partial<DayFigures> = {}): DayFigures {
  return {
    deposits: 41_250_000,
    withdrawals: 28_900_000,
    net: 12_350_000,
    stakes: 186_420_000,
    payouts: 175_433_200,
    profit: 10_986_800,
    voidNet: 0,
    bonuses: 0,
    comp: 0,
    settlements: 0,
    adjustments: 0,
    conversions: 0,
    change: 1_363_200,
    depositCount: 86,
    withdrawalCount: 31,
    betCount: 33_127,
    signups: 7,
    ...part,
  };
}

/** The figures of won with a part for each of these beginnings, epoch milliseconds. */
export function makeCurrencyFigures(
  beginnings: readonly number[],
  part: Partial<CurrencyFigures> = {},
): CurrencyFigures {
  const parts = beginnings.map((at, index) => ({
    at,
    ...makeDayFigures({
      stakes: 4_000_000 + index * 1_200_000,
      payouts: 3_700_000 + (index % 5) * 1_700_000,
      deposits: 900_000 + index * 150_000,
      withdrawals: 700_000 + (index % 4) * 400_000,
      net: 200_000 + index * 150_000 - (index % 4) * 400_000,
    }),
  }));
  return { currency: 'KRW', total: makeDayFigures(), parts: [...parts], ...part };
}

function makeSums(part: Partial<GameSums> = {}): GameSums {
  const sums = { stakes: 0, wins: 0, voids: 0, comp: 0, betCount: 0, memberCount: 0, ...part };
  return { ...sums, net: sums.stakes - sums.wins };
}

/** What was bet in won: on sports before the match and in play, and on nothing else. */
export function makeCurrencyGames(part: Partial<CurrencyGames> = {}): CurrencyGames {
  const before = { stakes: 131_200_000, wins: 118_400_000, voids: 3_100_000 };
  const inPlay = { stakes: 55_220_000, wins: 56_033_200 };
  return {
    currency: 'KRW',
    total: makeSums({
      stakes: 186_420_000,
      wins: 174_433_200,
      voids: 3_100_000,
      betCount: 33_127,
      memberCount: 1_204,
    }),
    types: [
      {
        type: 1,
        total: makeSums({ ...before, betCount: 21_840, memberCount: 1_102 }),
        games: [
          {
            game: 'football',
            mode: 'domestic',
            ...makeSums({ stakes: 61_900_000, wins: 52_800_000, voids: 1_900_000 }),
            betCount: 9_802,
            memberCount: 846,
          },
          {
            game: 'mixed',
            mode: 'domestic',
            ...makeSums({ stakes: 44_300_000, wins: 45_600_000, voids: 1_200_000 }),
            betCount: 8_911,
            memberCount: 702,
          },
          {
            game: 'baseball',
            mode: 'european',
            ...makeSums({ stakes: 25_000_000, wins: 20_000_000 }),
            betCount: 3_127,
            memberCount: 391,
          },
        ],
      },
      {
        type: 2,
        total: makeSums({ ...inPlay, betCount: 11_287, memberCount: 418 }),
        games: [
          {
            game: 'football',
            mode: 'inplay',
            ...makeSums(inPlay),
            betCount: 11_287,
            memberCount: 418,
          },
        ],
      },
      ...([3, 4, 5] as const).map((type) => ({ type, total: makeSums(), games: [] })),
    ],
    ...part,
  };
}
