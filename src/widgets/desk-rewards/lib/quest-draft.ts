import { isQuestFair, questCost } from '#rules/quest.ts';
import { formatMinute, parseMinute } from '@/features/desk-list';
import { addTime, formatPoint } from '@/shared/lib/format';
import type { QuestDraft } from '../api';
import { messages } from '../ui/messages';
import { hundredthsFrom, wholeWithin } from './typed';

type Condition = QuestDraft['condition'];
type Kind = Condition['kind'];

export const questKinds = ['bets', 'stakes', 'deposits', 'attendance', 'firstBet'] as const;
export const questGames = ['sports', 'mini', 'virtual', 'casino', 'slot'] as const;

/** Bets, won, days or games that a condition asks for at most. */
const mostOf: Record<Kind, number> = {
  bets: 1_000,
  stakes: 10_000_000_000,
  deposits: 10_000_000_000,
  attendance: 7,
  firstBet: 20,
};
const leastOdds = 100;
const minStakes = [0, 100_000_000] as const;
const minLegs = [1, 20] as const;
const pointBounds = [1_000, 30_000] as const;
/** A new one runs for so long unless staff says otherwise, days. */
const usualDays = 30;

export const noQuest = {
  title: '',
  period: 'daily',
  kind: 'bets',
  game: 'sports',
  amount: '',
  minOdds: '1.50',
  minStake: '10000',
  minLegs: '1',
  needsDeposit: true,
  minLevel: '1',
  points: '',
  startsAt: '',
  endsAt: '',
};
export type QuestValues = typeof noQuest;

/** Which fields a kind of condition has beside its amount. */
export const fieldsOf: Record<Kind, readonly ('game' | 'minOdds' | 'minStake' | 'minLegs')[]> = {
  bets: ['game', 'minOdds', 'minStake', 'minLegs'],
  stakes: ['game', 'minOdds'],
  deposits: [],
  attendance: [],
  firstBet: ['game'],
};

export const kindOf = (text: string): Kind => questKinds.find((kind) => kind === text) ?? 'bets';

/** A new one begins now, epoch milliseconds. */
export const blankQuest = (now: number): QuestValues => ({
  ...noQuest,
  startsAt: formatMinute(now),
  endsAt: formatMinute(addTime(now, usualDays, 'day')),
});

/** Reads the fields that the kind has; a field of another kind is never wrong. */
function read(values: QuestValues) {
  const kind = kindOf(values.kind);
  const has = (name: 'minOdds' | 'minStake' | 'minLegs') => fieldsOf[kind].includes(name);
  return {
    amount: wholeWithin(values.amount, [1, mostOf[kind]]),
    minOdds: has('minOdds') ? hundredthsFrom(values.minOdds, leastOdds) : 100,
    minStake: has('minStake') ? wholeWithin(values.minStake, minStakes) : 0,
    minLegs: has('minLegs') ? wholeWithin(values.minLegs, minLegs) : 1,
    points: wholeWithin(values.points, pointBounds),
    startsAt: parseMinute(values.startsAt),
    endsAt: parseMinute(values.endsAt),
  };
}

function conditionOf(values: QuestValues): Condition | null {
  const { amount, minOdds, minStake, minLegs: legs } = read(values);
  const game = questGames.find((one) => one === values.game) ?? 'sports';
  if (amount === null || minOdds === null || minStake === null || legs === null) return null;
  const kind = kindOf(values.kind);
  switch (kind) {
    case 'bets':
      return { kind, game, count: amount, minOdds, minStake, minLegs: legs };
    case 'stakes':
      return { kind, game, sum: amount, minOdds };
    case 'deposits':
      return { kind, sum: amount };
    case 'attendance':
      return { kind, count: amount };
    case 'firstBet':
      return { kind, game, games: amount };
  }
}

/** What was typed, as it is sent; null while something is wrong with a field. */
export function questDraftOf(values: QuestValues): QuestDraft | null {
  const { points, startsAt, endsAt } = read(values);
  const condition = conditionOf(values);
  if (condition === null || points === null || startsAt === null || endsAt === null) return null;
  return {
    title: values.title.trim(),
    condition,
    points,
    startsAt,
    endsAt,
    period: values.period === 'weekly' ? 'weekly' : 'daily',
    needsDeposit: values.needsDeposit,
    minLevel: wholeWithin(values.minLevel, [0, 12]) ?? 0,
  };
}

/** What is wrong with what was typed, by field. */
export function questProblems(values: QuestValues): Partial<Record<keyof QuestValues, string>> {
  const { questWrong, unfair, endTooEarly } = messages.quests;
  const wrong = Object.entries(read(values)).filter(([, value]) => value === null);
  const title = values.title.trim();
  const draft = questDraftOf(values);
  return {
    ...((title.length < 2 || title.length > 60) && { title: questWrong.title }),
    ...Object.fromEntries(
      wrong.map(([name]) => [name, questWrong[name as keyof typeof questWrong]]),
    ),
    ...(draft && draft.endsAt <= draft.startsAt && { endsAt: endTooEarly }),
    ...(draft &&
      !isQuestFair(draft) && { points: unfair(formatPoint(questCost(draft.condition))) }),
  };
}
