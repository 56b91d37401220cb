import { roleOf } from '#rules/roles.ts';
import type { Handlers, RequestContext } from '../../contract/types.ts';
import { typedIp } from '../../lib/address.ts';
import { cursorProblem, fromCursor } from '../../lib/page.ts';
import { problem } from '../../lib/problem.ts';
import { typedQuery } from '../../lib/typed-query.ts';
import { periodProblem, type StatementService } from '../statement/index.ts';
import type { Acting, CommandResult } from './acting.ts';
import type { DeskSearch } from './search.ts';
import type { MemberDeskService } from './service.ts';

type MemberDeskHandlers = Pick<
  Handlers,
  | 'getDeskMembers'
  | 'getDeskMember'
  | 'getMemberStatement'
  | 'getMemberStatementSummary'
  | 'addMemberNote'
  | 'suspendMember'
  | 'restoreMember'
  | 'decideLeaving'
  | 'endMemberSessions'
  | 'unlockWithdrawals'
  | 'changeMember'
  | 'getBlockedAddresses'
  | 'blockAddress'
  | 'unblockAddress'
  | 'searchDesk'
>;

const DEFAULT_LIMIT = 100;
const DEFAULT_LINES = 15;

function actingOf(ctx: RequestContext): Acting {
  const session = ctx.member;
  return { actor: session.memberId, role: roleOf(session), ip: ctx.ip, now: ctx.now };
}

export function memberDeskRoutes(
  desk: MemberDeskService & { search: DeskSearch },
  statement: Pick<StatementService, 'list' | 'summary'>,
): MemberDeskHandlers {
  async function show(memberId: string, { now }: Pick<RequestContext, 'now'>) {
    const member = await desk.view(memberId, now);
    return member === null ? problem('NOT_FOUND') : { status: 200 as const, body: member };
  }

  async function after(memberId: string, command: Promise<CommandResult>, ctx: RequestContext) {
    const result = await command;
    if (!result.ok) return problem(result.error);
    await result.done();
    return show(memberId, ctx);
  }

  return {
    async searchDesk({ query }) {
      const typed = typedQuery(query.q);
      if (typed === undefined)
        return problem('VALIDATION', { errors: [{ path: 'query.q', message: 'is blank' }] });
      return { status: 200, body: await desk.search(typed) };
    },
    async getDeskMembers({ query: { q, state, cursor, limit = DEFAULT_LIMIT } }) {
      const position = fromCursor(cursor, 'text');
      if (position === null) return cursorProblem();
      return {
        status: 200,
        body: await desk.list({ begins: typedQuery(q), state, after: position, limit }),
      };
    },
    getDeskMember: ({ params }, ctx) => show(params.memberId, ctx),
    async getMemberStatement({ params: { memberId }, query }) {
      const { account = 'money', from, to, category, limit = DEFAULT_LINES } = query;
      const position = fromCursor(query.cursor, 'number');
      if (position === null) return cursorProblem();
      const wrong = periodProblem({ from, to });
      if (wrong) return wrong;
      const asked = { memberId, account, period: { from, to } };
      const page = await statement.list(asked, { category, after: position, limit });
      return page === null ? problem('NOT_FOUND') : { status: 200, body: page };
    },
    async getMemberStatementSummary({ params: { memberId }, query }) {
      const { account = 'money', from, to } = query;
      const wrong = periodProblem({ from, to });
      if (wrong) return wrong;
      const summary = await statement.summary({ memberId, account, period: { from, to } });
      return summary === null ? problem('NOT_FOUND') : { status: 200, body: summary };
    },
    async addMemberNote({ params, body }, ctx) {
      const note = await desk.addNote(params.memberId, body.contents.trim(), actingOf(ctx));
      return note === null ? problem('NOT_FOUND') : { status: 201, body: note };
    },
    async suspendMember({ params: { memberId }, body }, ctx) {
      const refuseUntil = (message: string) =>
        problem('VALIDATION', { errors: [{ path: 'until', message }] });
      if (body.until !== null && body.kind === 'ban') return refuseUntil('a ban has no end');
      if (body.until !== null && body.until <= ctx.now) return refuseUntil('must be in the future');
      return after(memberId, desk.suspend(memberId, body, actingOf(ctx)), ctx);
    },
    restoreMember: ({ params: { memberId }, body }, ctx) =>
      after(memberId, desk.restore(memberId, body.reason, actingOf(ctx)), ctx),
    decideLeaving: ({ params: { memberId }, body }, ctx) =>
      after(memberId, desk.decideLeaving(memberId, body, actingOf(ctx)), ctx),
    endMemberSessions: ({ params: { memberId }, body }, ctx) =>
      after(memberId, desk.endSessions(memberId, body.reason, actingOf(ctx)), ctx),
    unlockWithdrawals: ({ params: { memberId }, body }, ctx) =>
      after(memberId, desk.unlockWithdrawals(memberId, body.reason, actingOf(ctx)), ctx),
    changeMember: ({ params: { memberId }, body }, ctx) =>
      after(memberId, desk.change(memberId, body, actingOf(ctx)), ctx),
    async getBlockedAddresses() {
      return { status: 200, body: await desk.blockedAddresses() };
    },
    async blockAddress({ body }, ctx) {
      const ip = typedIp(body.ip);
      if (ip === null)
        return problem('VALIDATION', { errors: [{ path: 'ip', message: 'is no address' }] });
      const blocked = await desk.block(ip, body.reason, actingOf(ctx));
      return blocked ? { status: 204, body: undefined } : problem('INVALID_STATE');
    },
    async unblockAddress({ params }, ctx) {
      // As it is listed, else as sockets write it.
      const names = new Set([params.ip, typedIp(params.ip) ?? params.ip]);
      let wasBlocked = false;
      for (const ip of names) wasBlocked ||= await desk.unblock(ip, actingOf(ctx));
      return wasBlocked ? { status: 204, body: undefined } : problem('NOT_FOUND');
    },
  };
}
