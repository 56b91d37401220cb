import { MARGINS, type MarginGame } from './margins.ts';
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

/** A single stake counts up to this part of what is required: one over it. */
export const TURNOVER_PARTS = 5;

export interface TurnoverLeg {
  /** Odds in hundredths, as accepted. */
  odds: number;
  /** -1 cancelled, 0 open, 1 lost, 2 won, 3 void, 4 half lost, 5 half won. */
  result: number;
  /** Whether bets of the member with it together win whatever happens. */
  isOpposed: boolean;
}

/** A settled bet as turnover sees it. */
export interface TurnoverBet {
  /** The contract's `type`: 1 sports, 2 live, 3 minigame, 4 virtual, 5 casino. */
  type: number;
  /** What figures count it to within its type; tells slots from the rest of the casino. */
  game?: string;
  /** Of a system: how many picks its bets have. */
  sizes?: readonly number[] | null;
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
  /** What the bonus that hangs on it is worth, minor units; 0 or left out without one. */
  bonus?: number;
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

const MARGIN_GAMES: Record<TurnoverKind, MarginGame> = {
  single: 'sports',
  multiple: 'multiple',
  inPlay: 'sports',
  minigame: 'mini',
  virtual: 'virtual',
  casino: 'casino',
  slot: 'slot',
};
const KINDS = Object.keys(TURNOVER_WEIGHTS) as TurnoverKind[];

/**
 * Percent of a stake that counts for a requirement, by what was bet on: the usual weight, and where a bonus hangs on it no more than
 * makes turning it cost what the bonus is worth, whatever is bet on and however.
 */
export function bonusWeights({
  required,
  bonus = 0,
}: Pick<TurnoverRequirement, 'required' | 'bonus'>): Record<TurnoverKind, number> {
  const weightOf = (kind: TurnoverKind) => {
    const usual = TURNOVER_WEIGHTS[kind];
    if (bonus === 0) return usual;
    const margin = BigInt(MARGINS[MARGIN_GAMES[kind]]);
    return Math.min(usual, toSafeNumber((margin * BigInt(required)) / (PERCENT * BigInt(bonus))));
  };
  return Object.fromEntries(KINDS.map((kind) => [kind, weightOf(kind)])) as Record<
    TurnoverKind,
    number
  >;
}

/** The most that a single stake counts for a requirement, minor units. */
export function mostOfStake(required: number): number {
  return Math.max(1, Math.floor(required / TURNOVER_PARTS));
}

/** What was bet on, and the percent of the stake that was at stake; null where no leg counts. */
function staked({ type, game, sizes, legs }: TurnoverBet) {
  const shares = legs.map((leg) => shareOf(leg, type !== CASINO)).filter((share) => share > 0);
  if (shares.length === 0) return null;
  // A system with bets on one pick costs as little as those.
  const sports = shares.length === 1 || sizes?.includes(1) ? 'single' : 'multiple';
  const isSlot = game?.startsWith(SLOT_GAME) && type === CASINO;
  const kind: TurnoverKind = isSlot ? 'slot' : (KIND_OF_TYPE[type] ?? sports);
  return { kind, share: Math.max(...shares) };
}

/** The part of a settled bet's stake that counts by its usual weight, minor units, rounded down; 0 where no leg counts. */
export function countedStake(bet: TurnoverBet): number {
  const counts = staked(bet);
  if (counts === null) return 0;
  const percent = BigInt(TURNOVER_WEIGHTS[counts.kind] * counts.share);
  return toSafeNumber((BigInt(bet.stake) * percent) / (PERCENT * PERCENT));
}

/** What a requirement takes of what is left of a stake (hundredths of minor units), and what that leaves to the next. */
function spend(left: bigint, weight: number, most: number): { taken: number; left: bigint } {
  const percent = BigInt(weight);
  const counted = toSafeNumber((left * percent) / (PERCENT * PERCENT));
  if (counted <= most) return { taken: counted, left: counted > 0 ? 0n : left };
  const used = (BigInt(most) * PERCENT * PERCENT + percent - 1n) / percent;
  return { taken: most, left: left - used };
}

/**
 * Spends settled bets on the requirements, oldest first: each bet goes to those that were open when it was placed, to each up to a
 * fifth of it, and what one does not need or take of the stake goes to the next. Both lists may come in any order.
 */
export function turnoverProgress(
  requirements: readonly TurnoverRequirement[],
  bets: readonly TurnoverBet[],
): TurnoverProgress {
  const each = requirements.map(() => 0);
  const byAge = requirements
    .map((requirement, index) => ({ ...requirement, index, weights: bonusWeights(requirement) }))
    .sort((a, b) => a.openedAt - b.openedAt);
  for (const bet of [...bets].sort((a, b) => a.placedAt - b.placedAt)) {
    const counts = staked(bet);
    if (counts === null) continue;
    let left = BigInt(bet.stake) * BigInt(counts.share);
    for (const { index, required, openedAt, weights } of byAge) {
      if (openedAt > bet.placedAt || left === 0n) break;
      const done = each[index] ?? 0;
      const most = Math.min(required - done, mostOfStake(required));
      const spent = spend(left, weights[counts.kind], most);
      each[index] = done + spent.taken;
      left = spent.left;
    }
  }
  const required = requirements.reduce((sum, one) => sum + one.required, 0);
  const done = each.reduce((sum, one) => sum + one, 0);
  return { required, done, rest: required - done, each };
}

/** Below this balance, minor units, what is required ends: the money it was asked for is gone. */
export const EMPTY_BALANCE = { KRW: 1_000, USD: 100 } as const;
