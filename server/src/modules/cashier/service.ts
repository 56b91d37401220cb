import type { Caller } from '../../lib/session.ts';
import type { ModuleDeps } from '../../module.ts';
import { pageOf, type Position } from '../../lib/page.ts';
import { type AskResult, askStaff } from '../inquiry/index.ts';
import type { ActResult, Actor, Requests } from '../request/index.ts';
import type { Deposits } from './deposit-request.ts';
import { countOpen, listOwn } from './request-repository.ts';
import { showRequest, shown } from './show.ts';
import type { MoneyRequest, OpenRequests } from './types.ts';
import type { Withdrawals } from './withdrawal-request.ts';

export interface RequestPage {
  data: MoneyRequest[];
  nextCursor: string | null;
}

export interface CashierService {
  /** Numbers of what a member has under way, in tether too. */
  open(memberId: string): Promise<OpenRequests>;
  /** Newest first. */
  history(
    memberId: string,
    kind: MoneyRequest['kind'],
    page: { after: Position | undefined; limit: number },
  ): Promise<RequestPage>;
  /** Only a request that nobody works on yet; one that is cancelled already is returned as it is. */
  cancel(
    kind: MoneyRequest['kind'],
    id: string,
    caller: Caller,
  ): Promise<{ ok: true; request: MoneyRequest } | Extract<ActResult, { ok: false }>>;
  /** Asks staff which account to pay to; it is answered by message. */
  askForAccount(caller: Caller): Promise<AskResult>;
}

const ACCOUNT_INQUIRY = { title: '계좌문의', contents: '입금 계좌를 안내해주세요.' };

export function createCashierService(
  deps: Pick<ModuleDeps, 'db' | 'ids' | 'bus'>,
  { deposits, withdrawals }: { deposits: Deposits; withdrawals: Withdrawals },
): CashierService {
  const { db } = deps;
  const machines: Record<MoneyRequest['kind'], Pick<Requests<string, 'cancel'>, 'act'>> = {
    deposit: deposits,
    withdrawal: withdrawals,
  };

  return {
    open: (memberId) => countOpen(db, memberId),
    async history(memberId, kind, { after, limit }) {
      const rows = await listOwn(db, memberId, kind, { after, limit: limit + 1 });
      const page = pageOf(rows, limit, ({ createdAt, id }) => ({ at: createdAt, id }));
      return { ...page, data: page.data.map(showRequest) };
    },
    async cancel(kind, id, { memberId, ip, now }) {
      const actor: Actor = { id: memberId, role: 'member', ip };
      const result = await machines[kind].act({ id, event: 'cancel', actor, at: now });
      if (!result.ok) return result;
      return { ok: true, request: await shown(db, id) };
    },
    async askForAccount({ memberId, ip, now }) {
      const inquiry = { ...ACCOUNT_INQUIRY, kind: 'account' as const, contact: '', memberId };
      return askStaff(deps, { ...inquiry, ip, now });
    },
  };
}
