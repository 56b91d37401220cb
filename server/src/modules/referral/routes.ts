import type { Handlers } from '../../contract/types.ts';
import { cursorProblem, fromCursor } from '../../lib/page.ts';
import { fieldProblem, problem } from '../../lib/problem.ts';
import { askingOf } from '../../lib/session.ts';
import type { ReferralService } from './service.ts';

type ReferralHandlers = Pick<
  Handlers,
  'getFriendStatus' | 'getFriends' | 'getSettlements' | 'getSettlementTerms' | 'requestSettlement'
>;

const DEFAULT_LIMIT = 15;

export function referralRoutes(service: ReferralService): ReferralHandlers {
  return {
    async getFriendStatus(_request, ctx) {
      return { status: 200, body: await service.status(ctx.member.memberId) };
    },
    async getFriends({ query }, ctx) {
      const after = fromCursor(query.cursor, 'text');
      if (after === null) return cursorProblem();
      const page = { after, limit: query.limit ?? DEFAULT_LIMIT };
      return { status: 200, body: await service.friends(ctx.member.memberId, page) };
    },
    async getSettlements({ query }, ctx) {
      const after = fromCursor(query.cursor, 'text');
      if (after === null) return cursorProblem();
      const page = { kind: query.kind ?? null, after, limit: query.limit ?? DEFAULT_LIMIT };
      return { status: 200, body: await service.history(ctx.member.memberId, page) };
    },
    async getSettlementTerms({ params }, ctx) {
      const { memberId } = ctx.member;
      return { status: 200, body: await service.terms(memberId, params.kind, ctx.now) };
    },
    async requestSettlement({ params, body, headers }, ctx) {
      const result = await service.request(params.kind, body.from, askingOf(ctx, headers));
      switch (result.kind) {
        case 'requested':
          return { status: 201, body: result.settlement };
        case 'refused':
          return problem('REQUEST_REFUSED', { refusals: result.refusals });
        case 'taken':
          return problem('INVALID_STATE');
        case 'reused':
          return problem('IDEMPOTENCY_KEY_REUSED');
        case 'no-period':
          return fieldProblem('body.from', 'begins no week that may be requested');
      }
    },
  };
}
