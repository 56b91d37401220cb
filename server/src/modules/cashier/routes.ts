import type { Handlers, RequestContext } from '../../contract/types.ts';
import { notMade } from '../../lib/answers.ts';
import { cursorProblem, fromCursor } from '../../lib/page.ts';
import { type ProblemAnswer, problem } from '../../lib/problem.ts';
import { askingOf, callerOf } from '../../lib/session.ts';
import type { DepositService, RequestResult } from './deposits.ts';
import type { createBonusGiveUp } from './give-up.ts';
import type { CashierService } from './service.ts';
import type { MoneyRequest } from './types.ts';
import type { createWithdrawPasswordChange } from './withdraw-password.ts';
import type { WithdrawalService } from './withdrawals.ts';

type CashierHandlers = Pick<
  Handlers,
  | 'getOpenRequests'
  | 'getDepositTerms'
  | 'requestDeposit'
  | 'getDeposits'
  | 'cancelDeposit'
  | 'askForAccount'
  | 'getWithdrawalTerms'
  | 'requestWithdrawal'
  | 'getWithdrawals'
  | 'cancelWithdrawal'
  | 'changeWithdrawPassword'
  | 'giveUpBonus'
>;

export interface CashierServices {
  /** What is the same of both kinds. */
  own: CashierService;
  deposits: DepositService;
  withdrawals: WithdrawalService;
  changePassword: ReturnType<typeof createWithdrawPasswordChange>;
  giveUpBonus: ReturnType<typeof createBonusGiveUp>;
}

interface Page {
  cursor?: string;
  limit?: number;
}

const DEFAULT_PAGE = 15;

export function cashierAnswer(
  result: RequestResult,
): { status: 201; body: MoneyRequest } | ProblemAnswer {
  if (result.kind !== 'requested') return notMade(result);
  return { status: 201, body: result.request };
}

export function cashierRoutes({
  own,
  deposits,
  withdrawals,
  changePassword,
  giveUpBonus,
}: CashierServices): CashierHandlers {
  async function history(kind: MoneyRequest['kind'], query: Page, ctx: RequestContext) {
    const after = fromCursor(query.cursor, 'text');
    if (after === null) return cursorProblem();
    const page = { after, limit: query.limit ?? DEFAULT_PAGE };
    const { memberId } = ctx.member;
    return { status: 200 as const, body: await own.history(memberId, kind, page) };
  }

  async function cancel(kind: MoneyRequest['kind'], id: string, ctx: RequestContext) {
    const result = await own.cancel(kind, id, callerOf(ctx));
    if (result.ok) return { status: 200 as const, body: result.request };
    return problem(result.error === 'NOT_FOUND' ? 'NOT_FOUND' : 'INVALID_STATE');
  }

  return {
    async getOpenRequests(_request, ctx) {
      return { status: 200, body: await own.open(ctx.member.memberId) };
    },
    async getDepositTerms(_request, ctx) {
      const { memberId, now } = callerOf(ctx);
      return { status: 200, body: await deposits.terms(memberId, now) };
    },
    requestDeposit: async ({ body, headers }, ctx) =>
      cashierAnswer(await deposits.request(body, askingOf(ctx, headers))),
    getDeposits: ({ query }, ctx) => history('deposit', query, ctx),
    cancelDeposit: ({ params }, ctx) => cancel('deposit', params.requestId, ctx),
    async askForAccount(_request, ctx) {
      const result = await own.askForAccount(callerOf(ctx));
      return result.ok ? { status: 202, body: { received: true } } : result.refusal;
    },
    async getWithdrawalTerms(_request, ctx) {
      const { memberId, now } = callerOf(ctx);
      return { status: 200, body: await withdrawals.terms(memberId, now) };
    },
    requestWithdrawal: async ({ body, headers }, ctx) =>
      cashierAnswer(await withdrawals.request(body, askingOf(ctx, headers))),
    getWithdrawals: ({ query }, ctx) => history('withdrawal', query, ctx),
    async changeWithdrawPassword({ body }, ctx) {
      const attempt = { ...callerOf(ctx), password: body.currentPassword };
      const refusal = await changePassword(attempt, body.newPassword);
      if (refusal) return problem('REQUEST_REFUSED', { refusals: [refusal] });
      return { status: 200, body: { changed: true } };
    },
    cancelWithdrawal: ({ params }, ctx) => cancel('withdrawal', params.requestId, ctx),
    async giveUpBonus({ params }, ctx) {
      const result = await giveUpBonus(params.requirementId, callerOf(ctx));
      return result.ok ? { status: 200, body: result.turnover } : problem(result.error);
    },
  };
}
