import type { BodyOf } from '#contract/types.gen.ts';
import type { Handlers, RequestContext } from '../../contract/types.ts';
import { done, found } from '../../lib/answers.ts';
import { cursorProblem, fromCursor } from '../../lib/page.ts';
import { fieldProblem, problem, type ProblemAnswer } from '../../lib/problem.ts';
import { typedQuery } from '../../lib/typed-query.ts';
import type { MemberReader, SignupRequests } from '../member/index.ts';
import type { RollingService } from '../rolling/index.ts';
import { periodProblem, type StatementService } from '../statement/index.ts';
import { actingOf, actorOf, askingOf, type CommandResult } from './acting.ts';
import type { MemberDeskService } from './member-service.ts';
import type { QueueService } from './queue-service.ts';

const DEFAULT_LIMIT = 100;
const DEFAULT_LINES = 15;
const MOST_IN_STATE = 500;

interface MemberPorts {
  desk: MemberDeskService;
  reader: Pick<MemberReader, 'list'>;
  signups: Pick<SignupRequests, 'latestOf' | 'act'>;
  statement: Pick<StatementService, 'list' | 'summary'>;
  rolling: Pick<RollingService, 'setRate'>;
  queues: Pick<QueueService, 'adjust'>;
}

function suspensionProblem(
  { kind, until }: BodyOf<'suspendMember'>,
  now: number,
): ProblemAnswer | null {
  if (until === null) return null;
  if (kind === 'ban') return fieldProblem('until', 'a ban has no end');
  return until > now ? null : fieldProblem('until', 'must be in the future');
}

function adjustmentProblem({
  account,
  amount,
  eventId,
}: BodyOf<'adjustBalance'>): ProblemAnswer | null {
  if (amount === 0) return fieldProblem('amount', 'must not be 0');
  if (eventId === undefined) return null;
  if (account === 'tether') return fieldProblem('account', 'no tether');
  return amount > 0 ? null : fieldProblem('amount', 'must be over 0');
}

/** Members: what is known of them, and what staff does with them. */
export function memberRoutes({
  desk,
  reader,
  signups,
  statement,
  rolling,
  queues,
}: MemberPorts): Partial<Handlers> {
  async function show(memberId: string, { now }: Pick<RequestContext, 'now'>) {
    return found(await desk.view(memberId, now));
  }

  async function after(memberId: string, command: Promise<CommandResult>, ctx: RequestContext) {
    const result = await command;
    return result === 'done' ? show(memberId, ctx) : problem(result);
  }

  return {
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
      const lines = { memberId, account, period: { from, to } };
      return found(await statement.list(lines, { category, after: position, limit }));
    },
    async getMemberStatementSummary({ params: { memberId }, query }) {
      const { account = 'money', from, to } = query;
      const wrong = periodProblem({ from, to });
      if (wrong) return wrong;
      return found(await statement.summary({ memberId, account, period: { from, to } }));
    },
    async addMemberNote({ params, body }, ctx) {
      const note = await desk.addNote(params.memberId, body.contents.trim(), actingOf(ctx));
      return note === null ? problem('NOT_FOUND') : { status: 201, body: note };
    },
    async suspendMember({ params: { memberId }, body }, ctx) {
      const wrong = suspensionProblem(body, ctx.now);
      return wrong ?? after(memberId, desk.suspend(memberId, body, actingOf(ctx)), ctx);
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
    async getMembers({ query }) {
      return { status: 200, body: await reader.list(query.state, MOST_IN_STATE) };
    },
    async approveMember({ params }, ctx) {
      const id = await signups.latestOf(params.memberId);
      if (id === null) return problem('NOT_FOUND');
      const result = await signups.act({ id, event: 'approve', actor: actorOf(ctx), at: ctx.now });
      return done(result.ok || (result.error === 'NOT_FOUND' ? 'NOT_FOUND' : 'INVALID_STATE'));
    },
    setRollingRate: async ({ params, body }, ctx) =>
      done(await rolling.setRate(params.memberId, body, actingOf(ctx))),
    async adjustBalance({ body, headers }, ctx) {
      const wrong = adjustmentProblem(body);
      if (wrong) return wrong;
      const result = await queues.adjust(body, askingOf(ctx, headers));
      if (result.kind === 'adjusted') return { status: 201, body: result.request };
      return problem(result.kind === 'reused' ? 'IDEMPOTENCY_KEY_REUSED' : result.error);
    },
  };
}
