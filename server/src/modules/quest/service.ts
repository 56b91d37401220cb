import type { components } from '#contract/types.gen.ts';
import { ENTRY } from '#rules/ledger.ts';
import { hasSpan, questSpan, questSpans } from '#rules/quest.ts';
import { dayKeyAt } from '#rules/rounds/clock.ts';
import type { Queryable } from '../../lib/db.ts';
import type { ModuleDeps } from '../../module.ts';
import { DAY_MS } from '../../lib/seoul-time.ts';
import type { Caller } from '../../lib/session.ts';
import { lockMoney, type WalletService } from '../wallet/index.ts';
import { type Item, measure } from './progress.ts';
import * as repository from './repository.ts';
import type { Player } from './repository.ts';

type Quest = components['schemas']['Quest'];

interface QuestPorts {
  wallet: Pick<WalletService, 'book'>;
}

type ClaimResult =
  | { ok: true; quest: Quest; isNew: boolean }
  | { ok: false; error: 'VALIDATION' | 'NOT_FOUND' | 'INVALID_STATE' };

export interface QuestService {
  /** Quests of now and of the last 14 days: see `getQuests`. Nothing to whoever has stopped, for quests ask for bets. */
  list(memberId: string, now: number): Promise<Quest[]>;
  /** Books the points of a period of a quest, once. */
  claim(questId: number, periodStart: number, caller: Caller): Promise<ClaimResult>;
}

/** A period is shown for 14 days after its end, which is a week after it began at most. */
const LONGEST_SHOWN_MS = 21 * DAY_MS;
const MOST_SHOWN = 300;

async function playerOf(q: Queryable, memberId: string, now: number): Promise<Player> {
  const player = await repository.readPlayer(q, memberId, now);
  if (!player) throw new Error(`no member ${memberId}`);
  return player;
}

/** Daily before weekly; what is over last, the latest first, and only where something was done. */
function inOrder(quests: readonly Quest[], now: number): Quest[] {
  const byPeriod = (a: Quest, b: Quest) => a.period.localeCompare(b.period) || a.id - b.id;
  const running = quests.filter(({ periodEnd }) => periodEnd > now);
  const over = quests.filter(({ periodEnd, done }) => periodEnd <= now && done > 0);
  return [
    ...running.sort(byPeriod),
    ...over.sort((a, b) => b.periodEnd - a.periodEnd || byPeriod(a, b)),
  ].slice(0, MOST_SHOWN);
}

export function createQuestService(
  { db }: Pick<ModuleDeps, 'db'>,
  { wallet }: QuestPorts,
): QuestService {
  async function book(q: Queryable, quest: Quest, { memberId, ip, now: at }: Caller) {
    const { id, title, points, periodStart } = quest;
    const currency = 'POINT';
    await wallet.book(q, {
      key: `quest:${id}:${memberId}:${dayKeyAt(periodStart)}`,
      entry: ENTRY.event,
      actor: memberId,
      at,
      ip,
      reason: title,
      lines: [
        { account: { owner: null, kind: 'house:bonus', currency }, amount: -points },
        { account: { owner: memberId, kind: 'points', currency }, amount: points },
      ],
    });
  }

  async function claimWithin(
    q: Queryable,
    questId: number,
    periodStart: number,
    caller: Caller,
  ): Promise<ClaimResult> {
    const { memberId, now } = caller;
    // Bets are settled and deposits taken back under the same lock: what is counted here is so until the points are booked.
    await lockMoney(q, memberId);
    const player = await playerOf(q, memberId, now);
    const quest = await repository.shareQuest(q, questId);
    if (!quest || quest.startsAt > now) return { ok: false, error: 'NOT_FOUND' };
    const span = questSpan(quest.period, periodStart);
    if (span.from !== periodStart || !hasSpan(quest, span))
      return { ok: false, error: 'VALIDATION' };
    const claims = await repository.listClaims(q, memberId, periodStart);
    const claimedAt =
      claims.find((one) => one.questId === questId && one.periodStart === periodStart)?.at ?? null;
    const item: Item = { quest, span, claimedAt };
    const [seen] = await measure(q, player, [item], now);
    if (seen?.state === 'claimed') return { ok: true, quest: seen, isNew: false };
    if (player.isBarred || seen?.state !== 'claimable')
      return { ok: false, error: 'INVALID_STATE' };
    const { points } = quest;
    if (!(await repository.insertClaim(q, memberId, { questId, periodStart, points, at: now })))
      throw new Error(`quest ${questId} of ${memberId} was claimed by another`);
    await book(q, seen, caller);
    return { ok: true, quest: { ...seen, state: 'claimed', claimedAt: now }, isNew: true };
  }

  return {
    async list(memberId, now) {
      const player = await playerOf(db, memberId, now);
      if (player.isBarred) return [];
      const oldest = now - LONGEST_SHOWN_MS;
      const quests = await repository.listQuests(db, { now, endedAfter: oldest });
      const claims = await repository.listClaims(db, memberId, oldest);
      const claimed = new Map(
        claims.map(({ questId, periodStart, at }) => [`${questId} ${periodStart}`, at]),
      );
      const items = quests.flatMap((quest) =>
        questSpans(quest, now).map((span): Item => {
          const claimedAt = claimed.get(`${quest.id} ${span.from}`) ?? null;
          return { quest, span, claimedAt };
        }),
      );
      return inOrder(await measure(db, player, items, now), now);
    },
    claim: (questId, periodStart, caller) =>
      db.tx((q) => claimWithin(q, questId, periodStart, caller)),
  };
}
