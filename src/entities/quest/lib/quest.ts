import type { Dto } from '#contract/types.gen.ts';
import { formatKst, startOfKstDay } from '@/shared/lib/format';
import { parseWhole } from '@/shared/lib/typed-number';

/** A quest of one period with how far the member is. Instants in epoch milliseconds. */
export type Quest = Readonly<Dto<'Quest'>>;
/** What tells quests and their periods apart. */
export type QuestName = Pick<Quest, 'id' | 'periodStart'>;

export const questKey = ({ id, periodStart }: QuestName) => `${id} ${periodStart}`;

export interface QuestGroups {
  daily: readonly Quest[];
  weekly: readonly Quest[];
  /** Of periods that are over. */
  past: readonly Quest[];
}

/** Puts quests where they are shown at an instant, in the order in which they came. */
export function groupQuests(quests: readonly Quest[], now: number): QuestGroups {
  const running = quests.filter(({ periodEnd }) => periodEnd > now);
  return {
    daily: running.filter(({ period }) => period === 'daily'),
    weekly: running.filter(({ period }) => period === 'weekly'),
    past: quests.filter(({ periodEnd }) => periodEnd <= now),
  };
}

/** Midnight of the Monday in Seoul that began the week of an instant. */
function startOfWeek(now: number): number {
  const weekday = parseWhole(formatKst(now, 'd')) ?? 0;
  return startOfKstDay(now, -((weekday + 6) % 7));
}

const sumOf = (quests: readonly Quest[]) => quests.reduce((sum, { points }) => sum + points, 0);

/** Counts what there is to claim, its points and those that were claimed since Monday. */
export function sumQuests(quests: readonly Quest[], now: number) {
  const claimable = quests.filter(({ state }) => state === 'claimable');
  const monday = startOfWeek(now);
  const claimed = quests.filter(({ claimedAt }) => claimedAt !== null && claimedAt >= monday);
  return {
    claimable: claimable.length,
    points: sumOf(claimable),
    claimedPoints: sumOf(claimed),
  };
}

/** Whether a quest is reached, claimed or not. */
export const isReached = ({ state }: Quest) =>
  state === 'claimable' || state === 'claimed' || state === 'expired';

/** Whether only the deposit that a quest also takes is missing. */
export const lacksDeposit = ({ state, needsDeposit, done, target }: Quest) =>
  state === 'progress' && needsDeposit && done >= target;

const gamePaths = {
  sports: '/korea/cross',
  mini: '/minigame',
  virtual: '/minigame',
  casino: '/casino',
  slot: '/slot',
} as const;

/** Returns where a quest is gone on with. Coin-only members deposit tether alone. */
export function questPath(quest: Quest, isCoinOnly: boolean) {
  const { condition } = quest;
  if (condition.kind === 'deposits' || lacksDeposit(quest))
    return isCoinOnly ? '/chargeCrypto' : '/charge';
  return condition.kind === 'attendance' ? '/attendance' : gamePaths[condition.game];
}
