import { type MarketType, marketType } from '#rules/markets/market-types.ts';
import { formatScore } from '#rules/scores.ts';
import { scorerOrderOf } from '#rules/settle-players.ts';
import { marketCount } from '@/entities/market-dictionary/@x/bet';
import type { FixtureLeg } from './bet';
import { messages } from './messages';

const { goals } = messages;

const byFamily: Partial<Record<MarketType['family'], string>> = {
  'first-score': goals.first,
  interval: goals.first,
  'last-score': goals.last,
  'next-score': goals.next,
};

/** Names the goal that a market waited for: 첫 골, 마지막 골, 다음 골. */
function goalWord(typeId: number): string {
  const family = marketType(typeId)?.family;
  const order = scorerOrderOf(typeId);
  return (order && goals[order]) ?? (family && byFamily[family]) ?? goals.one;
}

/** What decided a leg beside the score: the first half, a goal and who scored it, how often a player scored; empty where nothing did. */
export function factsText({ facts, typeId, home, away }: FixtureLeg): string[] {
  if (!facts) return [];
  const { firstHalf, goal, noGoal, scored } = facts;
  const counted = [messages.firstHalf, marketCount(typeId)].filter(Boolean).join(' ');
  const scorer = goal?.scorer;
  const team = goal?.side === 'home' ? home : away;
  const by = scorer ? messages.scorer(scorer.participant.name, scorer.isOwnGoal) : team;
  const minute = goal?.minute ?? null;
  return [
    ...(firstHalf ? [`${counted} ${formatScore(firstHalf)}`] : []),
    ...(goal
      ? [
          [goalWord(typeId), minute === null ? null : messages.minute(minute), by].filter(Boolean),
        ].map((words) => words.join(' '))
      : []),
    ...(noGoal ? [messages.noGoal] : []),
    ...(scored === undefined ? [] : [messages.scored(scored)]),
  ];
}
