import { toSafeNumber } from './money.ts';
import { SLOT_GAME } from './quest.ts';

const PERCENT = 100n;
const HALF = 50;
const WHOLE = 100;

/** Legs at these odds (hundredths) or below add nothing. */
export const TURNOVER_LOW_ODDS = 130;

/** Percent of a stake that counts, by what was bet on. */
export const TURNOVER_WEIGHTS = {
  single: 50,
  multiple: 100,
  inPlay: 50,
  minigame: 50,
  virtual: 100,
  casino: 50,
  slot: 100,
} as const;
export type TurnoverKind = keyof typeof TURNOVER_WEIGHTS;

export interface TurnoverLeg {
  /** Odds in hundredths, as accepted. */
  odds: number;
  /** -1 cancelled, 0 open, 1 lost, 2 won, 3 void, 4 half lost, 5 half won. */
  result: number;
  /** Whether the member has a bet on another outcome of the same market. */
  isOpposed: boolean;
}

/** A settled bet as turnover sees it. */
export interface TurnoverBet {
  /** The contract's `type`: 1 sports, 2 live, 3 minigame, 4 virtual, 5 casino. */
  type: number;
  /** What figures count it to within its type; tells slots from the rest of the casino. */
  game?: string;
  /** Minor units. */
  stake: number;
  /** Epoch milliseconds. */
  placedAt: number;
  legs: readonly TurnoverLeg[];
}

export interface TurnoverRequirement {
  /** Minor units. */
  required: number;
  /** Epoch milliseconds; only bets placed from then on count. */
  openedAt: number;
}

export interface TurnoverProgress {
  /** Sums over all requirements, minor units. */
  required: number;
  done: number;
  rest: number;
  /** What is done of each requirement, in their order. */
  each: number[];
}

/**
 * Percent of a leg that was at stake: a half void leg counts half, a void or cancelled one nothing. A round of the casino has no price: what it
 * paid by its stake is no reason to leave it out.
 */
function shareOf({ odds, result, isOpposed }: TurnoverLeg, hasPrice: boolean): number {
  if (isOpposed || result === -1 || result === 3) return 0;
  if (hasPrice && odds <= TURNOVER_LOW_ODDS) return 0;
  return result === 4 || result === 5 ? HALF : WHOLE;
}

const CASINO = 5;
const KIND_OF_TYPE: Record<number, TurnoverKind> = {
  2: 'inPlay',
  3: 'minigame',
  4: 'virtual',
  [CASINO]: 'casino',
};

/** The part of a settled bet's stake that counts, minor units, rounded down; 0 where no leg counts. */
export function countedStake({ type, game, stake, legs }: TurnoverBet): number {
  const shares = legs.map((leg) => shareOf(leg, type !== CASINO)).filter((share) => share > 0);
  if (shares.length === 0) return 0;
  const sports = shares.length === 1 ? 'single' : 'multiple';
  const kind = game?.startsWith(SLOT_GAME) && type === CASINO ? 'slot' : KIND_OF_TYPE[type];
  const weight = TURNOVER_WEIGHTS[kind ?? sports];
  const share = Math.max(...shares);
  return toSafeNumber((BigInt(stake) * BigInt(weight) * BigInt(share)) / (PERCENT * PERCENT));
}

/**
 * Spends what counts of settled bets on the requirements, oldest first: each bet goes to those that were open when it was
 * placed, and what one does not need goes to the next. Both lists may come in any order.
 */
export function turnoverProgress(
  requirements: readonly TurnoverRequirement[],
  bets: readonly TurnoverBet[],
): TurnoverProgress {
  const each = requirements.map(() => 0);
  const byAge = requirements
    .map((requirement, index) => ({ ...requirement, index }))
    .sort((a, b) => a.openedAt - b.openedAt);
  for (const bet of [...bets].sort((a, b) => a.placedAt - b.placedAt)) {
    let counted = countedStake(bet);
    for (const { index, required, openedAt } of byAge) {
      if (openedAt > bet.placedAt) break;
      const done = each[index] ?? 0;
      const used = Math.min(required - done, counted);
      each[index] = done + used;
      counted -= used;
    }
  }
  const required = requirements.reduce((sum, one) => sum + one.required, 0);
  const done = each.reduce((sum, one) => sum + one, 0);
  return { required, done, rest: required - done, each };
}

/** Below this balance, minor units, what is required ends: the money it was asked for is gone. */
export const EMPTY_BALANCE = { KRW: 1_000, USD: 100 } as const;
