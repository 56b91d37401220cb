import type { ModuleDeps } from '../../module.ts';
import { pageOf, type Position } from '../../lib/page.ts';
import { startOfSeoulDay } from '../../lib/seoul-time.ts';
import type { AdjustmentDesk } from '../adjustment/index.ts';
import type { Cashier } from '../cashier/index.ts';
import type { CouponQueue } from '../coupon/index.ts';
import type { SignupRequests } from '../member/index.ts';
import { countOpenInquiries } from '../inquiry/index.ts';
import { askForSetting, type SettingRequests, type WantedSetting } from '../setting/index.ts';
import type { SettlementDesk } from '../referral/index.ts';
import type { TetherDesk } from '../tether/index.ts';
import {
  type ActResult,
  type Actor,
  lockHolder,
  type Requests,
  type StoredRequest,
} from '../request/index.ts';
import {
  adjustmentOf,
  coinsOf,
  couponOf,
  isOfMoney,
  moneyOf,
  payOf,
  purposeOf,
  settingOf,
} from './parts.ts';
import { readDays } from './day-repository.ts';
import { readKnown } from './known-repository.ts';
import { readHistories } from './history.ts';
import { queueOf, TAB_STATES } from './queue-counts.ts';
import { readFirstApprovers, readPeople, readStaff } from './people-repository.ts';
import type {
  DeskEvent,
  DeskKind,
  DeskRequest,
  DeskRequestDetail,
  DeskRequestState,
  DeskState,
  DeskTab,
} from './types.ts';

export interface QueuePorts {
  signups: SignupRequests;
  cashier: Pick<Cashier, 'deposits' | 'withdrawals' | 'describe' | 'previewDeposit'>;
  adjustment: Pick<AdjustmentDesk, 'requests' | 'describe' | 'adjust' | 'forgive' | 'collect'>;
  settings: SettingRequests;
  referral: SettlementDesk;
  tether: TetherDesk;
  coupons: CouponQueue;
}

export interface Decision {
  kind: DeskKind;
  id: string;
  event: DeskEvent;
  reason: string | null;
  actor: Actor;
  at: number;
}

export type DecisionResult =
  | { ok: true; request: DeskRequest }
  | { ok: false; error: (ActResult & { ok: false })['error'] };

type AdjustAnswer =
  | Exclude<Awaited<ReturnType<AdjustmentDesk['adjust']>>, { kind: 'adjusted' }>
  | { kind: 'adjusted'; request: DeskRequest };

/** The same as of the owner, but that the answer is the request that keeps the correction. */
type Corrections = {
  [K in 'adjust' | 'forgive' | 'collect']: (
    ...asked: Parameters<AdjustmentDesk[K]>
  ) => Promise<AdjustAnswer>;
};

export interface QueueService extends Corrections {
  state(): Promise<DeskState>;
  list(
    kind: DeskKind,
    page: { tab: DeskTab; after: Position | undefined; limit: number },
  ): Promise<{ data: DeskRequest[]; nextCursor: string | null }>;
  /** Reads a request with its steps; null when there is none of this kind. */
  detail(kind: DeskKind, id: string): Promise<DeskRequestDetail | null>;
  /** Asks for a setting that another admin has to grant; `path` has what cannot be set. */
  askForSetting(
    wanted: WantedSetting & { reason: string },
    asking: { actor: Actor; now: number },
  ): Promise<{ ok: true; request: DeskRequest } | { ok: false; path: string }>;
  /** Moves a request on by the table of its kind. */
  decide(decision: Decision): Promise<DecisionResult>;
}

/** Whose requests name other accounts of the same device or wallet. */
const NAMES_KNOWN: readonly DeskKind[] = ['signup', 'withdrawal', 'tetherDeposit'];

/** What staff sees of requests of a kind, each with what its owner says of it. */
function createShow(
  { db, clock }: Pick<ModuleDeps, 'db' | 'clock'>,
  { cashier, adjustment, referral, tether, coupons }: QueuePorts,
) {
  return async (kind: DeskKind, rows: readonly StoredRequest[]): Promise<DeskRequest[]> => {
    const ids = rows.map(({ id }) => id);
    const memberIds = [...new Set(rows.map(({ memberId }) => memberId))];
    const people = await readPeople(db, memberIds);
    const described = isOfMoney(kind) ? await cashier.describe(ids) : null;
    const adjusted = kind === 'adjustment' ? await adjustment.describe(ids) : null;
    const coins = kind === 'tetherDeposit' ? await tether.describe(ids) : null;
    const settlements = kind === 'settlement' ? await referral.describe(ids) : null;
    const grants = kind === 'couponIssue' ? await coupons.describe(ids) : null;
    const waiting = rows.filter(({ state }) => state === 'awaiting_second').map(({ id }) => id);
    const firsts = waiting.length === 0 ? null : await readFirstApprovers(db, waiting);
    const now = clock.now();
    const likely = NAMES_KNOWN.includes(kind) ? await readKnown(db, memberIds, now) : null;
    const histories =
      kind === 'deposit' && described ? await readHistories(db, rows, { described, now }) : null;
    return rows.flatMap((row) => {
      const person = people.get(row.memberId);
      if (!person) return [];
      const { id, memberId, createdAt, updatedAt } = row;
      const { userId, nickname, level, signup } = person;
      const holder = lockHolder(row, now);
      const money = described?.get(id);
      const correction = adjusted?.get(id);
      const first = firsts?.get(id) ?? null;
      const known = likely?.get(memberId) ?? [];
      const settlement = settlements?.get(id);
      const coin = coins?.get(id);
      const grant = grants?.get(id);
      return {
        id,
        kind,
        memberId,
        userId,
        nickname,
        level,
        createdAt,
        updatedAt,
        state: row.state as DeskRequestState,
        lock: holder === null ? null : { staffId: holder, until: row.lockedUntil ?? now },
        signup: kind === 'signup' ? { ...signup, known } : null,
        adjustment: correction ? adjustmentOf(correction, first) : null,
        setting: kind === 'setting' ? settingOf(row, first) : null,
        money: coin
          ? coinsOf(coin, { approvedBy: first, known })
          : money
            ? moneyOf(money, { approvedBy: first, known })
            : settlement
              ? payOf(settlement)
              : null,
        settlement: settlement ? purposeOf(settlement) : null,
        coupon: grant ? couponOf(grant, first) : null,
        history: histories?.get(id) ?? null,
      };
    });
  };
}

export function createQueueService(
  deps: Pick<ModuleDeps, 'db' | 'clock'>,
  ports: QueuePorts,
): QueueService {
  const { db, clock } = deps;
  const { signups, cashier, adjustment, settings, referral, tether, coupons } = ports;
  const show = createShow(deps, ports);
  const kinds: Record<DeskKind, Requests<string, string>> = {
    signup: signups,
    deposit: cashier.deposits,
    withdrawal: cashier.withdrawals,
    adjustment: adjustment.requests,
    setting: settings,
    settlement: referral.settlements,
    tetherDeposit: tether.deposits,
    couponIssue: coupons.requests,
  };

  async function showOne(kind: DeskKind, row: StoredRequest | null): Promise<DeskRequest> {
    const [request] = row ? await show(kind, [row]) : [];
    if (!request) throw new Error(`the ${kind} ${row?.id} has no member`);
    return request;
  }

  async function corrected(
    result: Awaited<ReturnType<AdjustmentDesk['adjust']>>,
  ): Promise<AdjustAnswer> {
    if (result.kind !== 'adjusted') return result;
    const row = await kinds.adjustment.find(result.id);
    return { kind: 'adjusted', request: await showOne('adjustment', row) };
  }

  return {
    async state() {
      const now = clock.now();
      const since = startOfSeoulDay(now);
      const dayOf = await readDays(db, since);
      const queues = [];
      for (const kind of Object.keys(kinds) as DeskKind[])
        queues.push(queueOf(kind, await kinds[kind].counts(since), dayOf(kinds[kind].kind)));
      const inquiries = await countOpenInquiries(db);
      return { queues, inquiries, staff: await readStaff(db, now) };
    },
    async list(kind, { tab, after, limit }) {
      const order = tab === 'waiting' ? 'oldest' : 'newest';
      const states = TAB_STATES[tab];
      const rows = await kinds[kind].list({ states, order, after, limit: limit + 1 });
      const page = pageOf(rows, limit, ({ createdAt, id }) => ({ at: createdAt, id }));
      return { ...page, data: await show(kind, page.data) };
    },
    async detail(kind, id) {
      const row = await kinds[kind].find(id);
      const [request] = row ? await show(kind, [row]) : [];
      if (!request) return null;
      const steps = await kinds[kind].steps(id);
      const isWaiting = TAB_STATES.waiting.includes(request.state);
      const preview = kind === 'deposit' && isWaiting ? await cashier.previewDeposit(id) : null;
      return {
        request,
        steps: steps.map(({ event, to, actor, role, reason, at }) => ({
          event,
          actor,
          role,
          reason,
          at,
          state: to as DeskRequestState,
        })),
        preview,
      };
    },
    adjust: async (wanted, asking) => corrected(await adjustment.adjust(wanted, asking)),
    forgive: async (forgiving, asking) => corrected(await adjustment.forgive(forgiving, asking)),
    collect: async (collecting, asking) => corrected(await adjustment.collect(collecting, asking)),
    async askForSetting(wanted, asking) {
      const asked = await db.tx((q) => askForSetting(q, settings, wanted, asking));
      if (!asked.ok) return asked;
      return { ok: true, request: await showOne('setting', await settings.find(asked.id)) };
    },
    async decide({ kind, id, event, reason, actor, at }) {
      const result = await kinds[kind].act({
        id,
        event,
        actor,
        at,
        ...(reason !== null && { reason }),
      });
      if (!result.ok) return result;
      return { ok: true, request: await showOne(kind, result.request) };
    },
  };
}
