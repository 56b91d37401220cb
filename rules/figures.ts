/** Types of bets as the contract numbers them: sports, in play, minigames, virtual games, casino. */
export const BET_TYPES = [1, 2, 3, 4, 5] as const;

/** What is summed of a day, from the house's side of the ledger: every line counts to exactly one. */
export const FIGURES = [
  'deposits',
  'withdrawals',
  'stakes',
  'payouts',
  'voidNet',
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
  voidNet: 1,
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
  'house:fx': 'conversions',
};

export const STAKE_CODES: readonly number[] = [4100, 9100];
/** Codes of what was given back of a stake whose bet lives on. */
export const REFUND_CODES: readonly number[] = [9300];
/** Codes of pay-outs, and of what was taken back of them. */
export const WIN_CODES: readonly number[] = [5100, 5200, 5300, 9200];
/** Codes by which a figure counts its lines. */
const COUNTED_CODES: Partial<Record<Figure, readonly number[]>> = {
  deposits: [2100, 2110],
  withdrawals: [3300],
  stakes: STAKE_CODES,
};
/** Codes of withdrawals that were paid, or that the bank returned. */
const WITHDRAWAL_CODES: readonly number[] = [3300, 3400];
const TETHER_DEPOSIT = 2110;

/** Whose line it is: one of the house's accounts. */
interface HouseLine {
  /** `house:…` */
  account: string;
  code: number;
  currency: string;
  /** Of a bet that is void or cancelled now; false of every other line. */
  isVoid: boolean;
}

/** Coins are changed into a member's money on their way in, and back on their way out: what is changed is the deposit of that money. */
function changedOf(code: number, currency: string): Figure {
  if (currency === 'USDT') return 'conversions';
  if (code === TETHER_DEPOSIT) return 'deposits';
  return WITHDRAWAL_CODES.includes(code) ? 'withdrawals' : 'conversions';
}

/**
 * Returns what a line of the house counts to. Throws a RangeError for an account that is not known: a sum that leaves lines out
 * would be wrong.
 */
export function figureOf({ account, code, currency, isVoid }: HouseLine): Figure {
  if (account === 'house:bank' || account === 'house:tether')
    return code >= 3_000 && code < 4_000 ? 'withdrawals' : 'deposits';
  if (account === 'house:exchange') return changedOf(code, currency);
  if (account === 'house:betting' || account.startsWith('house:casino')) {
    if (isVoid) return 'voidNet';
    return WIN_CODES.includes(code) ? 'payouts' : 'stakes';
  }
  const figure = BY_ACCOUNT[account];
  if (!figure) throw new RangeError(`no figure of ${account}`);
  return figure;
}

/** Whether a line is one more of its figure: a transaction has one such line in a currency at most, whatever it books beside. */
export function isCounted(line: HouseLine): boolean {
  return COUNTED_CODES[figureOf(line)]?.includes(line.code) ?? false;
}

export type Figures = Record<Figure, number>;

export interface HouseSum extends HouseLine {
  /** Sum of the house's lines, minor units: negative for what members got. */
  amount: number;
}

/** Sums the house's lines of one currency and one time into figures, minor units, all from 0 up in the ordinary case. */
export function figuresOf(sums: readonly HouseSum[]): Figures {
  const figures = Object.fromEntries(FIGURES.map((one) => [one, 0])) as Figures;
  for (const sum of sums) {
    const figure = figureOf(sum);
    figures[figure] -= SIGN[figure] * sum.amount;
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
