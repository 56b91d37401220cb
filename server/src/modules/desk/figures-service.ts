import type { components } from '#contract/types.gen.ts';
import {
  BET_TYPES,
  changeOf,
  type Figure,
  figureOf,
  figuresOf,
  isCounted,
  profitOf,
} from '#rules/figures.ts';
import type { ModuleDeps } from '../../module.ts';
import {
  countSignups,
  type Parts,
  type PartSum,
  type GameSum,
  type SignupCount,
  sumGames,
  sumHouse,
} from './figures-repository.ts';

type Schemas = components['schemas'];
type DayFigures = Schemas['DayFigures'];
export type SiteFigures = Schemas['SiteFigures'];
export type SiteGames = Schemas['SiteGames'];

const CURRENCIES = ['KRW', 'USD', 'POINT', 'USDT'] as const;

function countOf(sums: readonly PartSum[], figure: Figure): number {
  return sums
    .filter((sum) => figureOf(sum) === figure && isCounted(sum))
    .reduce((n, { lines }) => n + lines, 0);
}

function figures(sums: readonly PartSum[], signups: readonly SignupCount[]): DayFigures {
  const summed = figuresOf(sums);
  return {
    ...summed,
    net: summed.deposits - summed.withdrawals,
    profit: profitOf(summed),
    change: changeOf(summed),
    depositCount: countOf(sums, 'deposits'),
    withdrawalCount: countOf(sums, 'withdrawals'),
    betCount: countOf(sums, 'stakes'),
    signups: signups.reduce((n, one) => n + one.signups, 0),
  };
}

const WALLETS = ['KRW', 'USD'] as const;

function gameSums(sum: GameSum | undefined): Schemas['GameSums'] {
  const { stakes = 0, wins = 0, voids = 0, comp = 0 } = sum ?? {};
  const { betCount = 0, memberCount = 0 } = sum ?? {};
  return { stakes, wins, voids, comp, net: stakes - wins, betCount, memberCount };
}

/** Money is read from the ledger alone, never from requests. */
export function createFiguresService({ db }: Pick<ModuleDeps, 'db'>) {
  return {
    /** Sums each part of a period, oldest first, and the whole of it; a part without a line is left out. */
    async sum(period: Parts): Promise<SiteFigures> {
      const sums = await sumHouse(db, period);
      const signups = await countSignups(db, period);
      const currencies = CURRENCIES.map((currency) => {
        const ofCurrency = <T extends { currency: string }>(rows: readonly T[]) =>
          rows.filter((one) => one.currency === currency);
        const [own, people] = [ofCurrency(sums), ofCurrency(signups)];
        const instants = [...new Set([...own, ...people].map(({ at }) => at))];
        return {
          currency,
          total: figures(own, people),
          parts: instants
            .toSorted((a, b) => a - b)
            .map((at) => ({
              at,
              ...figures(
                own.filter((one) => one.at === at),
                people.filter((one) => one.at === at),
              ),
            })),
        };
      });
      return { currencies };
    },
    /** Sums the bets of a period by type, game and mode, every type of both currencies though nothing was bet. */
    async games(period: Omit<Parts, 'part'>): Promise<SiteGames> {
      const sums = await sumGames(db, period);
      const currencies = WALLETS.map((currency) => {
        const own = sums.filter((one) => one.currency === currency);
        const typeSum = (type: number | null) =>
          own.find((one) => one.type === type && one.game === null);
        return {
          currency,
          total: gameSums(typeSum(null)),
          types: BET_TYPES.map((type) => ({
            type,
            total: gameSums(typeSum(type)),
            games: own
              .flatMap((one) =>
                one.type === type && one.game !== null
                  ? [{ game: one.game, ...(one.mode && { mode: one.mode }), ...gameSums(one) }]
                  : [],
              )
              .toSorted((a, b) => b.stakes - a.stakes || a.game.localeCompare(b.game)),
          })),
        };
      });
      return { currencies };
    },
  };
}

export type FiguresService = ReturnType<typeof createFiguresService>;
