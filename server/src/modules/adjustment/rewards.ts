import type { components } from '#contract/types.gen.ts';
import { couponAmount } from '#rules/coupon.ts';
import { ADJUSTMENT_SECOND_PERSON_WON, adjustmentWon } from '#rules/second-person.ts';
import type { Queryable } from '../../lib/db.ts';
import { answerOnce } from '../../lib/idempotency.ts';
import type { ModuleDeps } from '../../module.ts';
import { DAY_MS } from '../../lib/seoul-time.ts';
import { recordAudit } from '../audit/index.ts';
import { excludedAmong } from '../protection/index.ts';
import { givenBy } from '../request/index.ts';
import { readUsdRate } from '../setting/index.ts';
import { type Candidate, findCandidates } from './reward-repository.ts';
import type { AdjustmentEvents, AdjustmentService, StaffAsking } from './service.ts';

type Schemas = components['schemas'];
type Row = Schemas['EventRewardRow'];
type Result = Schemas['EventRewardResult'];

/** Whom an event rewards, and with what. */
export type RewardList = Schemas['EventRewardList'] & { eventId: number };
export type RewardOrder = RewardList & { reason: string };

export interface EventRewards {
  /** What would become of each who is named; null without such an event. */
  preview(list: RewardList, asking: Pick<StaffAsking, 'actor' | 'now'>): Promise<Result | null>;
  /**
   * Rewards all who can be, each by a correction of their own under a key made of the list's, so that a list that was broken off goes
   * on where it was.
   */
  pay(
    order: RewardOrder,
    asking: StaffAsking,
  ): Promise<{ kind: 'paid'; result: Result } | { kind: 'unknown' } | { kind: 'reused' }>;
}

/** Rewarded, or to be: at once, or by two. */
function isGiven({ outcome }: Row): boolean {
  return outcome === 'paid' || outcome === 'waiting';
}

function resultOf(rows: readonly Row[]): Result {
  const totals = { paid: 0, waiting: 0, won: 0, cents: 0, points: 0 };
  for (const { outcome, amount, currency } of rows) {
    if (outcome !== 'paid' && outcome !== 'waiting') continue;
    totals[outcome] += 1;
    const sum = currency === 'KRW' ? 'won' : currency === 'USD' ? 'cents' : 'points';
    totals[sum] += amount ?? 0;
  }
  return { rows: [...rows], totals };
}

/** What would become of each who is named, in their order; null without such an event. */
async function plan(
  q: Queryable,
  shareEvent: AdjustmentEvents['shareEvent'],
  { eventId, members, account, ...amounts }: RewardList,
  { actor, now }: Pick<StaffAsking, 'actor' | 'now'>,
): Promise<Row[] | null> {
  const event = await shareEvent(q, eventId);
  if (event === null) return null;
  const names = { ids: members, userIds: members.map((named) => named.toLowerCase()) };
  const found = await findCandidates(q, names, eventId);
  const byId = new Map(found.map((one) => [one.id, one]));
  const byUserId = new Map(found.map((one) => [one.userId.toLowerCase(), one]));
  const excluded = await excludedAmong(q, [...byId.keys()], now);
  const rate = await readUsdRate(q);
  const seen = new Set<string>();
  // With what was given before, so that a large sum is not made of small ones.
  let given = await givenBy(q, actor.id, now - DAY_MS);

  function outcomeOf(one: Candidate, amount: number | null): Row['outcome'] {
    const { id, currency, hasLeft, isRewarded } = one;
    if (seen.has(id)) return 'repeated';
    if (hasLeft) return 'left';
    if (isRewarded) return 'rewarded';
    if (currency === 'USD' && event?.isForCoin !== true) return 'coinOnly';
    if (excluded.has(id)) return 'excluded';
    if (amount === null) return 'noAmount';
    given += adjustmentWon({ account, amount, currency, rate });
    return given >= ADJUSTMENT_SECOND_PERSON_WON ? 'waiting' : 'paid';
  }

  return members.map((named): Row => {
    const one = byId.get(named) ?? byUserId.get(named.toLowerCase());
    const none = { amount: null, currency: null };
    if (!one)
      return { named, memberId: null, userId: null, nickname: null, ...none, outcome: 'unknown' };
    const amount = couponAmount(account, amounts, one.currency);
    const outcome = outcomeOf(one, amount);
    seen.add(one.id);
    const { id: memberId, userId, nickname } = one;
    const currency = account === 'points' ? ('POINT' as const) : one.currency;
    const row: Row = { named, memberId, userId, nickname, amount, currency, outcome };
    return isGiven(row) ? row : { ...row, ...none };
  });
}

export function createEventRewards(
  { db }: Pick<ModuleDeps, 'db'>,
  { adjust, describe: detailsOf }: Pick<AdjustmentService, 'adjust' | 'describe'>,
  { shareEvent }: AdjustmentEvents,
): EventRewards {
  /** Stores the list under its key with the planned outcome of each, and records who is rewarded. */
  async function open(order: RewardOrder, { actor, key, now: at }: StaffAsking) {
    const { eventId, account, amount, amountUsd, reason } = order;
    const command = { memberId: actor.id, scope: 'eventReward' as const, key, body: order, at };
    return db.tx((q) =>
      answerOnce<Row[] | null>(q, command, async () => {
        const rows = await plan(q, shareEvent, order, { actor, now: at });
        if (rows === null) return { status: 404, answer: null };
        const memberIds = rows.filter(isGiven).map(({ memberId }) => memberId);
        const after = { account, amount, amountUsd, reason, count: memberIds.length, memberIds };
        const target = `event:${eventId}`;
        const by = { at, actor: actor.id, ip: actor.ip };
        await recordAudit(q, { ...by, action: 'event.reward', target, after });
        return { status: 200, answer: rows };
      }),
    );
  }

  /** Rewards one row as it was planned. What changed since then is planned again. */
  async function reward(order: RewardOrder, row: Row, asking: StaffAsking): Promise<Row> {
    const { eventId, account, reason } = order;
    const { memberId, amount } = row;
    if (!isGiven(row) || memberId === null || amount === null) return row;
    const result = await adjust(
      { memberId, account, amount, reason, eventId },
      { ...asking, key: `${asking.key}:${memberId}` },
    );
    if (result.kind === 'adjusted') {
      const details = (await detailsOf([result.id])).get(result.id);
      return { ...row, outcome: details?.takesTwo === true ? 'waiting' : 'paid' };
    }
    const [now] = (await plan(db, shareEvent, { ...order, members: [row.named] }, asking)) ?? [];
    const left = { ...row, amount: null, currency: null };
    return { ...left, outcome: now && !isGiven(now) ? now.outcome : 'rewarded' };
  }

  return {
    async preview(list, asking) {
      const rows = await plan(db, shareEvent, list, asking);
      return rows && resultOf(rows);
    },
    async pay(order, asking) {
      const opened = await open(order, asking);
      if (opened.kind === 'reused') return { kind: 'reused' };
      if (opened.answer === null) return { kind: 'unknown' };
      const rows: Row[] = [];
      // In their order, by which it was planned whose needs another admin.
      for (const row of opened.answer) rows.push(await reward(order, row, asking));
      return { kind: 'paid', result: resultOf(rows) };
    },
  };
}
