import { roleOf } from '#rules/roles.ts';
import type { Handlers } from '../../contract/types.ts';
import { cursorProblem, fromCursor } from '../../lib/page.ts';
import { problem } from '../../lib/problem.ts';
import { requireSession } from '../auth/index.ts';
import type { DeskService } from './service.ts';

type DeskHandlers = Pick<
  Handlers,
  | 'getDeskQueues'
  | 'getDeskRequests'
  | 'getDeskRequest'
  | 'decideDeskRequest'
  | 'adjustBalance'
  | 'askForSetting'
>;

const DEFAULT_LIMIT = 100;

export function deskRoutes(desk: DeskService): DeskHandlers {
  return {
    async getDeskQueues() {
      return { status: 200, body: await desk.state() };
    },
    async getDeskRequests({ params, query }) {
      const after = fromCursor(query.cursor, 'text');
      if (after === null) return cursorProblem();
      const { tab = 'waiting', limit = DEFAULT_LIMIT } = query;
      return { status: 200, body: await desk.list(params.kind, { tab, after, limit }) };
    },
    async getDeskRequest({ params }) {
      const detail = await desk.detail(params.kind, params.requestId);
      return detail === null ? problem('NOT_FOUND') : { status: 200, body: detail };
    },
    async askForSetting({ body: { usdRate, reason } }, ctx) {
      const session = requireSession(ctx);
      const actor = { id: session.memberId, role: roleOf(session), ip: ctx.ip };
      const wanted = { field: 'usdRate' as const, after: usdRate, reason };
      return { status: 201, body: await desk.askForSetting(wanted, { actor, now: ctx.now }) };
    },
    async adjustBalance({ body, headers }, ctx) {
      if (body.amount === 0)
        return problem('VALIDATION', { errors: [{ path: 'amount', message: 'must not be 0' }] });
      const session = requireSession(ctx);
      const actor = { id: session.memberId, role: roleOf(session), ip: ctx.ip };
      const key = headers['Idempotency-Key'];
      const result = await desk.adjust(body, { actor, key, now: ctx.now });
      if (result.kind === 'adjusted') return { status: 201, body: result.request };
      return problem(result.kind === 'reused' ? 'IDEMPOTENCY_KEY_REUSED' : result.error);
    },
    async decideDeskRequest({ params, body }, ctx) {
      const session = requireSession(ctx);
      const result = await desk.decide({
        kind: params.kind,
        id: params.requestId,
        event: body.event,
        reason: body.reason,
        actor: { id: session.memberId, role: roleOf(session), ip: ctx.ip },
        at: ctx.now,
      });
      if (result.ok) return { status: 200, body: result.request };
      if (result.error === 'REASON_REQUIRED')
        return problem('VALIDATION', { errors: [{ path: 'reason', message: 'is needed here' }] });
      return problem(result.error);
    },
  };
}
