/** Types of bets as the contract numbers them: sports, in play, minigames, virtual games, casino. */
export const BET_TYPES = [1, 2, 3, 4, 5] as const;

/** What is summed of a day, from the house's side of the ledger: every line counts to exactly one. */
export const FIGURES = [
  'deposits',
  'withdrawals',
  'stakes',
  'payouts',
  'bonuses',
  'comp',
  'settlements',
  'adjustments',
  'conversions',
] as const;
export type Figure = (typeof FIGURES)[number];

/** Whether what the house gives counts up; stakes and withdrawals are what the members give, or take out. */
const SIGN: Record<Figure, 1 | -1> = {
  deposits: 1,
  withdrawals: -1,
  stakes: -1,
  payouts: 1,
  bonuses: 1,
  comp: 1,
  settlements: 1,
  adjustments: 1,
  conversions: 1,
};

const BY_ACCOUNT: Record<string, Figure> = {
  'house:bonus': 'bonuses',
  'house:comp': 'comp',
  'house:settlement': 'settlements',
  'house:adjust': 'adjustments',
  'house:points': 'conversions',
  'house:exchange': 'conversions',
  'house:fx': 'conversions',
};

/** Codes of pay-outs, and of what was taken back of them. */
const PAYOUT_CODES: readonly number[] = [5100, 5200, 5300, 9200];

/**
 * Returns what a line of the house counts to, by its account (`house:…`) and code. Throws a RangeError for an account
 * that is not known: a sum that leaves lines out would be wrong.
 */
export function figureOf(account: string, code: number): Figure {
  if (account === 'house:bank' || account === 'house:tether')
    return code >= 3_000 && code < 4_000 ? 'withdrawals' : 'deposits';
  if (account === 'house:betting' || account.startsWith('house:casino'))
    return PAYOUT_CODES.includes(code) ? 'payouts' : 'stakes';
  const figure = BY_ACCOUNT[account];
  if (!figure) throw new RangeError(`no figure of ${account}`);
  return figure;
}

export type Figures = Record<Figure, number>;

export interface HouseSum {
  account: string;
  code: number;
  /** Sum of the house's lines, minor units: negative for what members got. */
  amount: number;
}

/** Sums the house's lines of one currency and one time into figures, minor units, all from 0 up in the ordinary case. */
export function figuresOf(sums: readonly HouseSum[]): Figures {
  const figures = Object.fromEntries(FIGURES.map((one) => [one, 0])) as Figures;
  for (const { account, code, amount } of sums) {
    const figure = figureOf(account, code);
    figures[figure] -= SIGN[figure] * amount;
  }
  return figures;
}

/** What members have more at the end than at the beginning, minor units: exact against the ledger. */
export function changeOf(figures: Figures): number {
  return FIGURES.reduce((sum, figure) => sum + SIGN[figure] * figures[figure], 0);
}

/** Stakes less pay-outs, comp and bonuses, minor units. */
export function profitOf({ stakes, payouts, comp, bonuses }: Figures): number {
  return stakes - payouts - comp - bonuses;
}
