import { MARGINS } from './margins.ts';
import type { Currency } from './money.ts';

/** What is bet on, as quests tell it apart. */
type QuestGame = 'sports' | 'mini' | 'virtual' | 'casino' | 'slot';

export type QuestCondition =
  | {
      kind: 'bets';
      game: QuestGame;
      count: number;
      /** Hundredths. */
      minOdds: number;
      /** Won. */
      minStake: number;
      minLegs: number;
    }
  | { kind: 'stakes'; game: QuestGame; sum: number; minOdds: number }
  | { kind: 'deposits'; sum: number }
  | { kind: 'attendance'; count: number }
  | { kind: 'firstBet'; game: QuestGame; games: number };

export type QuestPeriod = 'daily' | 'weekly';

type QuestState = 'progress' | 'claimable' | 'claimed' | 'level' | 'expired' | 'missed';

/** What makes a bet one of a game: its type, and within the casino's how the name of its game begins. */
export interface QuestBets {
  types: readonly number[];
  isSlot: boolean | null;
}

/** By game the bets that count to it. */
export const QUEST_BETS: Record<QuestGame, QuestBets> = {
  sports: { types: [1, 2], isSlot: null },
  mini: { types: [3], isSlot: null },
  virtual: { types: [4], isSlot: null },
  casino: { types: [5], isSlot: false },
  slot: { types: [5], isSlot: true },
};

/** How the game of a bet on slots begins. */
export const SLOT_GAME = 'slot/';

/** The deposit that a quest takes beside its condition, minor units. */
export const QUEST_DEPOSIT: Record<Currency, number> = { KRW: 30_000, USD: 3_000 };

const DAY = 24 * 60 * 60_000;
/** Seoul is nine hours ahead all year. */
const KST = 9 * 60 * 60_000;
/** The first day of the epoch was a Thursday. */
const DAYS_AFTER_MONDAY = 3;
const LENGTH: Record<QuestPeriod, number> = { daily: DAY, weekly: 7 * DAY };
/** How long what was reached can be claimed after the period. */
const CLAIM = 7 * DAY;
/** How long a period is shown after its end. */
const SHOWN = 14 * DAY;

/** A period of a quest, epoch milliseconds from `from` until before `to`. */
export interface QuestSpan {
  from: number;
  to: number;
}

/** The day or week in Seoul at an instant. */
export function questSpan(period: QuestPeriod, at: number): QuestSpan {
  const day = Math.floor((at + KST) / DAY);
  const first = period === 'daily' ? day : day - ((day + DAYS_AFTER_MONDAY) % 7);
  const from = first * DAY - KST;
  return { from, to: from + LENGTH[period] };
}

interface QuestTimes {
  period: QuestPeriod;
  startsAt: number;
  endsAt: number;
}

/** Whether a quest has a period: one that goes on when the quest starts, or begins later and before the quest ends. */
export function hasSpan({ startsAt, endsAt }: QuestTimes, { from, to }: QuestSpan): boolean {
  return startsAt < endsAt && to > startsAt && from < endsAt;
}

/** The periods of a quest that are shown at an instant, the latest first. */
export function questSpans(quest: QuestTimes, now: number): QuestSpan[] {
  const spans: QuestSpan[] = [];
  if (quest.startsAt > now) return spans;
  let span = questSpan(quest.period, now);
  while (span.to > now - SHOWN && span.to > quest.startsAt) {
    if (hasSpan(quest, span)) spans.push(span);
    span = questSpan(quest.period, span.from - 1);
  }
  return spans;
}

/** The instant from which on what was reached in a period is lost. */
export function claimUntil({ to }: QuestSpan): number {
  return to + CLAIM;
}

/** Won in minor units of a wallet: a cent for each ten won, rounded up. */
export function questAmount(won: number, currency: Currency): number {
  return currency === 'USD' ? Math.ceil(won / 10) : won;
}

/** What a condition asks for: bets, days, games, or minor units. */
export function questTarget(condition: QuestCondition, currency: Currency): number {
  switch (condition.kind) {
    case 'bets':
    case 'attendance':
      return condition.count;
    case 'firstBet':
      return condition.games;
    case 'stakes':
    case 'deposits':
      return questAmount(condition.sum, currency);
  }
}

export interface QuestFacts {
  isClaimed: boolean;
  isReached: boolean;
  hasLevel: boolean;
}

/** How a member stands to a period of a quest at an instant. */
export function questState(
  { isClaimed, isReached, hasLevel }: QuestFacts,
  span: QuestSpan,
  now: number,
): QuestState {
  if (isClaimed) return 'claimed';
  if (isReached && now >= claimUntil(span)) return 'expired';
  if (!isReached && now >= span.to) return 'missed';
  if (!hasLevel) return 'level';
  return isReached ? 'claimable' : 'progress';
}

/** What reaching a condition costs at least on average, won rounded down; 0 where it can be had for nothing. */
export function questCost(condition: QuestCondition): number {
  if (condition.kind !== 'bets' && condition.kind !== 'stakes') return 0;
  const staked = condition.kind === 'bets' ? condition.count * condition.minStake : condition.sum;
  return Math.floor((staked * MARGINS[condition.game]) / 10_000);
}

interface QuestOffer {
  condition: QuestCondition;
  needsDeposit: boolean;
  points: number;
}

/** Whether a quest pays no more than it costs, or takes a deposit of its period: attendance takes one of the day. */
export function isQuestFair({ condition, needsDeposit, points }: QuestOffer): boolean {
  const takesDeposit =
    needsDeposit ||
    condition.kind === 'attendance' ||
    (condition.kind === 'deposits' && condition.sum >= QUEST_DEPOSIT.KRW);
  return takesDeposit || points <= questCost(condition);
}
