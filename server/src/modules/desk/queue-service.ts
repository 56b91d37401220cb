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
import type { ActResult, Actor, Requests, RequestStep, StoredRequest } from '../request/index.ts';
import { readDays } from './day-repository.ts';
import { readStaff } from './people-repository.ts';
import { queueOf, TAB_STATES } from './queue-counts.ts';
import { createRequestView } from './request-view.ts';
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

/** As `AdjustmentDesk` has them, but answered with the request that keeps the correction. */
type Corrections = {
  [K in 'adjust' | 'forgive' | 'collect']: (
    ...command: Parameters<AdjustmentDesk[K]>
  ) => Promise<AdjustAnswer>;
};

export interface QueueService extends Corrections {
  state(): Promise<DeskState>;
  list(
    kind: DeskKind,
    page: { tab: DeskTab; after: Position | undefined; limit: number },
  ): Promise<{ data: DeskRequest[]; nextCursor: string | null }>;
  /** Null when there is no such request of this kind. */
  detail(kind: DeskKind, id: string): Promise<DeskRequestDetail | null>;
  /** Another admin has to grant it; `path` has what cannot be set. */
  askForSetting(
    wanted: WantedSetting & { reason: string },
    asking: { actor: Actor; now: number },
  ): Promise<{ ok: true; request: DeskRequest } | { ok: false; path: string }>;
  decide(decision: Decision): Promise<DecisionResult>;
}

function requestsByKind({
  signups,
  cashier,
  adjustment,
  settings,
  referral,
  tether,
  coupons,
}: QueuePorts): Record<DeskKind, Requests<string, string>> {
  return {
    signup: signups,
    deposit: cashier.deposits,
    withdrawal: cashier.withdrawals,
    adjustment: adjustment.requests,
    setting: settings,
    settlement: referral.settlements,
    tetherDeposit: tether.deposits,
    couponIssue: coupons.requests,
  };
}

function shownStep({ event, to, actor, role, reason, at }: RequestStep) {
  return { event, actor, role, reason, at, state: to as DeskRequestState };
}

export function createQueueService(
  deps: Pick<ModuleDeps, 'db' | 'clock'>,
  ports: QueuePorts,
): QueueService {
  const { db, clock } = deps;
  const { cashier, adjustment, settings } = ports;
  const show = createRequestView(deps, ports);
  const kinds = requestsByKind(ports);

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
      return { request, steps: steps.map(shownStep), preview };
    },
    adjust: async (wanted, asking) => corrected(await adjustment.adjust(wanted, asking)),
    forgive: async (forgiving, asking) => corrected(await adjustment.forgive(forgiving, asking)),
    collect: async (collecting, asking) => corrected(await adjustment.collect(collecting, asking)),
    async askForSetting(wanted, asking) {
      const opened = await db.tx((q) => askForSetting(q, settings, wanted, asking));
      if (!opened.ok) return opened;
      return { ok: true, request: await showOne('setting', await settings.find(opened.id)) };
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
