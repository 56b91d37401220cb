import type { MoneyRefusal } from '#rules/money-refusals.ts';
import {
  closedWeeks,
  isSettlementOf,
  type Period,
  type SettlementKind,
  settlementAmount,
} from '#rules/referral.ts';
import type { Queryable } from '../../lib/db.ts';
import { answerOnce } from '../../lib/idempotency.ts';
import type { Asking } from '../../lib/session.ts';
import type { ModuleDeps } from '../../module.ts';
import { pageOf, type Position } from '../../lib/page.ts';
import * as friends from './repository.ts';
import * as settlements from './settlement-repository.ts';
import type { Settlements } from './settlement-request.ts';
import type {
  Friend,
  FriendStatus,
  Settlement,
  SettlementDetails,
  SettlementTerms,
} from './types.ts';

interface Page {
  after: Position | undefined;
  limit: number;
}

export type SettlementResult =
  | { kind: 'requested'; settlement: Settlement }
  | { kind: 'refused'; refusals: MoneyRefusal[] }
  | { kind: 'taken' | 'reused' | 'no-period' };

type Answer = Settlement | MoneyRefusal[] | null;

export interface ReferralService {
  status(memberId: string): Promise<FriendStatus>;
  friends(memberId: string, page: Page): Promise<{ data: Friend[]; nextCursor: string | null }>;
  /** Counts what each week that may be requested would pay. */
  terms(memberId: string, kind: SettlementKind, now: number): Promise<SettlementTerms>;
  history(
    memberId: string,
    page: Page & { kind: SettlementKind | null },
  ): Promise<{ data: Settlement[]; nextCursor: string | null }>;
  /** Requests the settlement of the week that begins at `from`, once for its key; a refusal is kept as well. */
  request(kind: SettlementKind, from: number, asking: Asking): Promise<SettlementResult>;
}

const FRIEND_STATES: Partial<Record<string, Friend['state']>> = {
  applied: 'applied',
  approved: 'approved',
};

/** The id of a friend in the list says nothing that another operation takes. */
const friendId = (memberId: string) => memberId.replace(/^mem_/, 'frd_');

async function referrer(q: Queryable, memberId: string): Promise<friends.Referrer> {
  const found = await friends.readReferrer(q, memberId);
  if (!found) throw new Error(`no member ${memberId}`);
  return found;
}

/** What each week that may be requested would pay. */
async function termsOf(
  q: Queryable,
  memberId: string,
  kind: SettlementKind,
  now: number,
): Promise<SettlementTerms> {
  const member = await referrer(q, memberId);
  const { currency } = member;
  const isOpen = isSettlementOf(kind, currency);
  const weeks = isOpen ? closedWeeks(now) : [];
  const since = weeks.at(-1)?.from ?? now;
  const made = await settlements.listPeriods(q, { memberId, kind, since });
  const periods: SettlementTerms['periods'] = [];
  for (const week of weeks) {
    const own = made.find(({ from }) => from === week.from);
    // A week that was requested is paid as it was counted then.
    const isFixed = own !== undefined && own.state !== 'rejected';
    const basis = isFixed ? own.basis : await friends.readBasis(q, member, week);
    const amount = isFixed ? own.amount : settlementAmount(kind, basis);
    periods.push({ ...week, basis, amount, state: own?.state ?? null });
  }
  return { kind, currency, isOpen, periods };
}

export function createReferralService(
  { db }: Pick<ModuleDeps, 'db'>,
  requests: Settlements,
): ReferralService {
  async function open(
    q: Queryable,
    { kind, period, asking }: { kind: SettlementKind; period: Period; asking: Asking },
  ): Promise<{ status: number; answer: Answer }> {
    const { memberId, ip, now } = asking;
    // Locked, so that two requests of one week come one after the other.
    const member = await friends.lockReferrer(q, memberId);
    if (member?.state !== 'approved' || !isSettlementOf(kind, member.currency))
      return { status: 422, answer: [{ code: 'BLOCKED' }] };
    if (await settlements.isTaken(q, { memberId, kind, from: period.from }))
      return { status: 409, answer: null };
    const basis = await friends.readBasis(q, member, period);
    const amount = settlementAmount(kind, basis);
    if (amount === 0) return { status: 422, answer: [{ code: 'AMOUNT_TOO_SMALL', limit: 1 }] };
    const { currency } = member;
    const details: SettlementDetails = { kind, ...period, currency, basis, amount };
    const actor = { id: memberId, role: 'member' as const, ip };
    const request = await requests.open(q, { memberId, actor, at: now, details });
    if (!request || !(await settlements.insertSettlement(q, request, details)))
      throw new Error(`${memberId} has requested ${kind} of ${period.from} under the lock`);
    const [settlement] = await settlements.readSettlements(q, [request.id]);
    if (!settlement) throw new Error(`the settlement ${request.id} is not there`);
    await requests.announce(request);
    return { status: 201, answer: settlement };
  }

  return {
    async status(memberId) {
      const { code, currency } = await referrer(db, memberId);
      const counts = await friends.countFriends(db, memberId);
      return { code, currency, takesEvents: isSettlementOf('event', currency), ...counts };
    },
    async friends(memberId, { after, limit }) {
      const member = await referrer(db, memberId);
      const rows = await friends.listFriends(db, member, { after, limit: limit + 1 });
      const page = pageOf(rows, limit, ({ joinedAt, id }) => ({ at: joinedAt, id }));
      const data = page.data.map(
        ({ id, nickname, memberState, joinedAt, hasDeposited, basis }) => ({
          id: friendId(id),
          nickname,
          joinedAt,
          hasDeposited,
          state: FRIEND_STATES[memberState] ?? ('left' as const),
          brought: settlementAmount('tether', basis),
        }),
      );
      return { data, nextCursor: page.nextCursor };
    },
    terms: (memberId, kind, now) => termsOf(db, memberId, kind, now),
    async history(memberId, { limit, ...filter }) {
      const page = { ...filter, limit: limit + 1 };
      const rows = await settlements.listSettlements(db, memberId, page);
      return pageOf(rows, limit, ({ createdAt, id }) => ({ at: createdAt, id }));
    },
    async request(kind, from, asking) {
      const { memberId, key, now } = asking;
      const period = closedWeeks(now).find((week) => week.from === from);
      if (!period) return { kind: 'no-period' };
      const body = { settlement: kind, from };
      const command = { memberId, scope: 'claim' as const, key, body, at: now };
      const outcome = await db.tx((q) =>
        answerOnce<Answer>(q, command, () => open(q, { kind, period, asking })),
      );
      if (outcome.kind === 'reused') return { kind: 'reused' };
      const { answer } = outcome;
      if (answer === null) return { kind: 'taken' };
      if (Array.isArray(answer)) return { kind: 'refused', refusals: answer };
      return { kind: 'requested', settlement: answer };
    },
  };
}
