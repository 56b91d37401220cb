import {
  claimUntil,
  QUEST_BETS,
  QUEST_DEPOSIT,
  type QuestCondition,
  type QuestSpan,
  questAmount,
  questState,
  questTarget,
} from '#rules/quest.ts';
import type { components } from '#contract/types.gen.ts';
import type { Queryable } from '../../lib/db.ts';
import { listDeposits, listStamps } from '../attendance/index.ts';
import {
  type BetsQuery,
  countBets,
  listFirstBets,
  type Player,
  type StoredQuest,
} from './repository.ts';

type Quest = components['schemas']['Quest'];

/** A period of a quest that a member has not claimed, or when it was. */
export interface Item {
  quest: StoredQuest;
  span: QuestSpan;
  claimedAt: number | null;
}

interface Facts {
  bets: Map<Item, { bets: number; stakes: number }>;
  firstBets: Awaited<ReturnType<typeof listFirstBets>>;
  deposits: { at: number; amount: number }[];
  stamps: { at: number }[];
}

/** What counts to a period: nothing from before the quest starts. */
function countedSpan({ quest, span }: Item): QuestSpan {
  return { from: Math.max(span.from, quest.startsAt), to: span.to };
}

function betsQueryOf(item: Item, { currency }: Player): BetsQuery[] {
  const { condition } = item.quest;
  if (condition.kind !== 'bets' && condition.kind !== 'stakes') return [];
  const { game, minOdds } = condition;
  const [minStake, minLegs] =
    condition.kind === 'bets' ? [condition.minStake, condition.minLegs] : [0, 1];
  const least = { minOdds, minStake: questAmount(minStake, currency), minLegs };
  return [{ ...countedSpan(item), ...QUEST_BETS[game], ...least }];
}

/** Everything that the quests count, each kind read once for all of them. */
async function readFacts(q: Queryable, player: Player, items: readonly Item[]): Promise<Facts> {
  const { id } = player;
  const asks = (...kinds: QuestCondition['kind'][]) =>
    items.some(({ quest }) => kinds.includes(quest.condition.kind));
  const spans = items.map(({ span }) => span);
  const whole = {
    from: Math.min(...spans.map(({ from }) => from)),
    to: Math.max(...spans.map(({ to }) => to)),
  };
  const betting = items.filter((item) => betsQueryOf(item, player).length > 0);
  const queries = betting.flatMap((item) => betsQueryOf(item, player));
  const counted = queries.length > 0 ? await countBets(q, id, queries) : [];
  const needsDeposits = asks('deposits') || items.some(({ quest }) => quest.needsDeposit);
  return {
    bets: new Map(
      betting.map((item, at) => [item, counted[at] ?? { bets: 0, stakes: 0 }] as const),
    ),
    firstBets: asks('firstBet') ? await listFirstBets(q, id) : [],
    deposits: needsDeposits ? await listDeposits(q, id, whole) : [],
    stamps: asks('attendance') ? await listStamps(q, id, whole) : [],
  };
}

/** How many games of a kind a member has bet on for the first time. */
function newGames(item: Item, { firstBets }: Facts, game: keyof typeof QUEST_BETS): number {
  const { types, isSlot } = QUEST_BETS[game];
  const firsts = new Map<string, number>();
  for (const one of firstBets) {
    if (!types.includes(one.type) || (isSlot !== null && isSlot !== one.isSlot)) continue;
    firsts.set(one.game, Math.min(firsts.get(one.game) ?? one.at, one.at));
  }
  const { from, to } = countedSpan(item);
  return [...firsts.values()].filter((at) => at >= from && at < to).length;
}

function doneOf(item: Item, facts: Facts): { done: number; deposited: number } {
  const { condition } = item.quest;
  const { from, to } = countedSpan(item);
  const inside = <T extends { at: number }>(rows: T[]) =>
    rows.filter(({ at }) => at >= from && at < to);
  const deposited = inside(facts.deposits).reduce((sum, { amount }) => sum + amount, 0);
  switch (condition.kind) {
    case 'bets':
      return { deposited, done: facts.bets.get(item)?.bets ?? 0 };
    case 'stakes':
      return { deposited, done: facts.bets.get(item)?.stakes ?? 0 };
    case 'deposits':
      return { deposited, done: deposited };
    case 'attendance':
      return { deposited, done: inside(facts.stamps).length };
    case 'firstBet':
      return { deposited, done: newGames(item, facts, condition.game) };
  }
}

/** How far a member is with each period of a quest: what was claimed stays whole. */
export async function measure(
  q: Queryable,
  player: Player,
  items: readonly Item[],
  now: number,
): Promise<Quest[]> {
  const open = items.filter(({ claimedAt }) => claimedAt === null);
  const facts = open.length > 0 ? await readFacts(q, player, open) : null;
  return items.map((item) => {
    const { quest, span, claimedAt } = item;
    const { startsAt: _startsAt, endsAt: _endsAt, ...shown } = quest;
    const target = questTarget(quest.condition, player.currency);
    const { done, deposited } =
      claimedAt === null && facts ? doneOf(item, facts) : { done: target, deposited: 0 };
    const isReached =
      done >= target && (!quest.needsDeposit || deposited >= QUEST_DEPOSIT[player.currency]);
    const standing = {
      isClaimed: claimedAt !== null,
      isReached,
      hasLevel: player.level >= quest.minLevel,
    };
    return {
      ...shown,
      target,
      done: Math.min(done, target),
      state: questState(standing, span, now),
      periodStart: span.from,
      periodEnd: span.to,
      claimUntil: claimUntil(span),
      claimedAt,
    };
  });
}
