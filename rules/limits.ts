import { type Currency, wonToUsdCents } from './money.ts';
import { MAX_TOTAL_ODDS, type Odds } from './odds.ts';
import type { SlipMode } from './slip-mode.ts';

/** Stakes and pay-outs in minor units of the member's currency, odds in hundredths. */
export interface BetLimits {
  minStake: number;
  maxStake: number;
  maxPayout: number;
  maxTotalOdds: Odds;
  maxLegs: number;
  /** Of one fixture; 1 where the mode takes no joint price. */
  maxFixturePicks: number;
}

export const MAX_LEGS = 10;
/** One of each kind of market. */
export const MAX_FIXTURE_PICKS = 5;

/** The member levels shown as G and GS. */
export const VIP_LEVELS: readonly number[] = [11, 12];

/** Won a dollar in ten-thousandths, until staff sets `usdRate`. */
export const DEFAULT_USD_RATE = 13_800_000;

/**
 * Whose limits, or of what, admins set: members by level, by level too their European slips and their bets on rounds of minigames and of
 * virtual venues, and every slip with a leg in play.
 */
export const LIMIT_GROUPS = [
  ...(['ordinary', 'vip', 'european', 'europeanVip', 'inPlay'] as const),
  ...(['mini', 'miniVip', 'virtual', 'virtualVip'] as const),
] as const;
export type LimitGroup = (typeof LIMIT_GROUPS)[number];

/** What admins set of a group, in won. */
export interface GroupLimits {
  minStake: number;
  maxStake: number;
  maxPayout: number;
  /** Withdrawals of a day of Seoul; null for groups of slips, which say nothing of them. */
  withdrawalDay: number | null;
  /** Most picks of one fixture on a slip at their joint price; null for groups of slips that take one. */
  fixturePicks: number | null;
}

export type LevelLimits = Readonly<Record<LimitGroup, GroupLimits>>;

const ROUNDS: GroupLimits = {
  minStake: 5_000,
  maxStake: 1_000_000,
  maxPayout: 3_000_000,
  withdrawalDay: null,
  fixturePicks: null,
};
const ROUNDS_VIP: GroupLimits = { ...ROUNDS, maxStake: 2_000_000, maxPayout: 6_000_000 };

/** The limits until admins set others. */
export const DEFAULT_LIMITS: LevelLimits = {
  ordinary: {
    minStake: 10_000,
    maxStake: 5_000_000,
    maxPayout: 15_000_000,
    withdrawalDay: 10_000_000,
    fixturePicks: null,
  },
  vip: {
    minStake: 10_000,
    maxStake: 10_000_000,
    maxPayout: 40_000_000,
    withdrawalDay: 50_000_000,
    fixturePicks: null,
  },
  european: {
    minStake: 10_000,
    maxStake: 5_000_000,
    maxPayout: 15_000_000,
    withdrawalDay: null,
    fixturePicks: MAX_FIXTURE_PICKS,
  },
  europeanVip: {
    minStake: 10_000,
    maxStake: 10_000_000,
    maxPayout: 40_000_000,
    withdrawalDay: null,
    fixturePicks: MAX_FIXTURE_PICKS,
  },
  inPlay: {
    minStake: 10_000,
    maxStake: 3_000_000,
    maxPayout: 3_000_000,
    withdrawalDay: null,
    fixturePicks: null,
  },
  mini: ROUNDS,
  miniVip: ROUNDS_VIP,
  virtual: ROUNDS,
  virtualVip: ROUNDS_VIP,
};

/** Between these, both included, admins may set the limits; the least of a day is one withdrawal in dollars at the highest rate. */
export const LIMIT_BOUNDS = {
  minStake: { min: 1_000, max: 1_000_000 },
  maxStake: { min: 10_000, max: 100_000_000 },
  maxPayout: { min: 10_000, max: 1_000_000_000 },
  withdrawalDay: { min: 100_000, max: 1_000_000_000 },
  fixturePicks: { min: 1, max: MAX_FIXTURE_PICKS },
} as const satisfies Record<keyof GroupLimits, { min: number; max: number }>;

export type LimitName = keyof GroupLimits;
/** In the order in which they are shown and tried. */
export const LIMIT_NAMES = Object.keys(LIMIT_BOUNDS) as LimitName[];

/** What is wrong with the limits of a group: out of bounds, below what it has to reach in the group, or against the other levels. */
export interface LimitFault {
  name: LimitName;
  why: 'bounds' | 'belowStake' | 'levels';
}

/** Takes limits out of a list that names their groups; a group that it does not name has the default. */
export function limitsByGroup(list: readonly (GroupLimits & { group: LimitGroup })[]): LevelLimits {
  const named = list.map(({ group, ...limits }) => [group, limits] as const);
  return { ...DEFAULT_LIMITS, ...Object.fromEntries(named) };
}

/** Limits that a level above never has lower than a level below. */
const RISING: readonly LimitName[] = ['maxStake', 'maxPayout', 'withdrawalDay', 'fixturePicks'];

/** The groups that stand beside each other, by level. */
const BY_LEVEL: readonly (readonly [lower: LimitGroup, higher: LimitGroup])[] = [
  ['ordinary', 'vip'],
  ['european', 'europeanVip'],
  ['mini', 'miniVip'],
  ['virtual', 'virtualVip'],
];

/** Limits that only some groups have; elsewhere they are null. */
const OWN_LIMITS: Partial<Record<LimitName, readonly LimitGroup[]>> = {
  withdrawalDay: ['ordinary', 'vip'],
  fixturePicks: ['european', 'europeanVip'],
};

/** The limits that a group has: those of members bound withdrawals too, those of European slips the picks of a fixture. */
export function limitNamesOf(group: LimitGroup): readonly LimitName[] {
  return LIMIT_NAMES.filter((name) => OWN_LIMITS[name]?.includes(group) ?? true);
}

function isWithin(group: LimitGroup, name: LimitName, value: number | null): boolean {
  if (!limitNamesOf(group).includes(name)) return value === null;
  const { min, max } = LIMIT_BOUNDS[name];
  return value !== null && Number.isInteger(value) && value >= min && value <= max;
}

/** The first of a group's limits that cannot be set beside those of the others; null where all can. */
export function faultyLimit(group: LimitGroup, limits: LevelLimits): LimitFault | null {
  const own = limits[group];
  const outside = LIMIT_NAMES.find((name) => !isWithin(group, name, own[name]));
  if (outside !== undefined) return { name: outside, why: 'bounds' };
  if (own.maxStake < own.minStake) return { name: 'maxStake', why: 'belowStake' };
  // Who stakes the most could win nothing at all.
  if (own.maxPayout < own.maxStake) return { name: 'maxPayout', why: 'belowStake' };
  const levels = BY_LEVEL.find((pair) => pair.includes(group));
  if (!levels) return null;
  const [lower, higher] = levels.map((one) => limits[one]);
  const fallen = RISING.find((name) => (higher?.[name] ?? 0) < (lower?.[name] ?? 0));
  return fallen === undefined ? null : { name: fallen, why: 'levels' };
}

/** The group of a member, as far as slips before the match and withdrawals go. */
export function limitGroupOf(level: number): 'ordinary' | 'vip' {
  return VIP_LEVELS.includes(level) ? 'vip' : 'ordinary';
}

export interface LimitsInput {
  level: number;
  currency: Currency;
  inPlay: boolean;
  /** Left out, what a leg in play or none makes it. */
  mode?: SlipMode | undefined;
  /** Won a dollar in ten-thousandths; read for USD only. */
  rate: number;
}

const USD_DOLLAR = 100;

/** The tighter of two limits, each by itself. */
function tighterLimits(one: BetLimits, other: BetLimits): BetLimits {
  return {
    minStake: Math.max(one.minStake, other.minStake),
    maxStake: Math.min(one.maxStake, other.maxStake),
    maxPayout: Math.min(one.maxPayout, other.maxPayout),
    maxTotalOdds: Math.min(one.maxTotalOdds, other.maxTotalOdds),
    maxLegs: Math.min(one.maxLegs, other.maxLegs),
    maxFixturePicks: Math.min(one.maxFixturePicks, other.maxFixturePicks),
  };
}

/** The limits that hold for slips of a member, by what they are. */
export interface SlipLimits {
  prematch: BetLimits;
  european: BetLimits;
  inPlay: BetLimits;
}

/** The limits of a slip of a mode: those of slips in play hold for each that has a leg in play. */
export function limitsOfMode(
  { prematch, european, inPlay }: SlipLimits,
  mode: SlipMode,
  isInPlay: boolean,
): BetLimits {
  if (mode !== 'european') return isInPlay ? inPlay : prematch;
  const { maxFixturePicks } = european;
  return isInPlay ? { ...tighterLimits(european, inPlay), maxFixturePicks } : european;
}

/**
 * The limits of a member for a slip; in-play figures are the same for every level. USD are whole dollars, rounded down, and a stake
 * is a dollar at least.
 */
export function limitsFor(
  { level, currency, inPlay, mode = inPlay ? 'inplay' : 'domestic', rate }: LimitsInput,
  limits: LevelLimits,
): BetLimits {
  const group = limitGroupOf(level);
  const of = (one: LimitGroup) => groupLimits(limits[one], currency, rate);
  const european = of(group === 'vip' ? 'europeanVip' : 'european');
  return limitsOfMode({ prematch: of(group), european, inPlay: of('inPlay') }, mode, inPlay);
}

function groupLimits(won: GroupLimits, currency: Currency, rate: number): BetLimits {
  const own = (amount: number) => (currency === 'USD' ? wonToUsdCents(amount, rate) : amount);
  return {
    minStake: currency === 'USD' ? Math.max(USD_DOLLAR, own(won.minStake)) : won.minStake,
    maxStake: own(won.maxStake),
    maxPayout: own(won.maxPayout),
    maxTotalOdds: MAX_TOTAL_ODDS,
    maxLegs: MAX_LEGS,
    maxFixturePicks: won.fixturePicks ?? 1,
  };
}
