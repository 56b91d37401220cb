import type { Handlers, RequestContext } from '../../contract/types.ts';
import { problem } from '../../lib/problem.ts';
import type { AdminService, Caller } from './service.ts';

type AdminHandlers = Pick<
  Handlers,
  'setClock' | 'changeSetting' | 'getSiteSettings' | 'getMembers' | 'approveMember'
>;

function callerOf(ctx: RequestContext): Caller {
  const { id, memberId } = ctx.member;
  return { memberId, sessionId: id, ip: ctx.ip, now: ctx.now };
}

export function adminRoutes(admin: AdminService): AdminHandlers {
  return {
    async setClock({ body }, ctx) {
      const result = await admin.moveClock(Date.parse(body.to), callerOf(ctx));
      if (result.ok) return { status: 200, body: { now: result.now } };
      if (result.error === 'not-manual') return problem('CLOCK_NOT_MANUAL');
      const message = 'not before now, at most 400 days ahead';
      return problem('VALIDATION', { errors: [{ path: 'to', message }] });
    },
    async changeSetting({ body }, ctx) {
      const changed = await admin.changeSetting(body, callerOf(ctx));
      return changed === null ? problem('INVALID_STATE') : { status: 200, body: changed };
    },
    async getSiteSettings() {
      return { status: 200, body: await admin.siteSettings() };
    },
    async getMembers({ query }) {
      return { status: 200, body: await admin.members(query.state) };
    },
    async approveMember({ params }, ctx) {
      const outcome = await admin.approve(params.memberId, callerOf(ctx));
      return outcome === 'approved' ? { status: 204, body: undefined } : problem(outcome);
    },
  };
}
