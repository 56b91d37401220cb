import type { Queryable } from '../../lib/db.ts';
import { recordAudit } from '../audit/index.ts';
import type { StepContext } from '../request/index.ts';

/** Keeps what staff did to a request; a member's own steps are in the request alone. */
export async function auditStep(
  q: Queryable,
  action: string,
  { request, from, actor, reason, at }: StepContext,
): Promise<void> {
  if (actor.role !== 'manager' && actor.role !== 'admin') return;
  await recordAudit(q, {
    at,
    actor: actor.id,
    action: `${request.kind}.${action}`,
    target: request.id,
    before: { state: from },
    after: { state: request.state, ...(reason !== null && { reason }) },
    ip: actor.ip,
  });
}
