import type { RequestContext } from '../../contract/types.ts';
import type { Session } from '../../lib/session.ts';

/** Returns the session that the guard found; without one the contract and the handler disagree. */
export function requireSession(ctx: RequestContext): Session {
  if (ctx.session === null) throw new Error('the operation is not marked as needing a session');
  return ctx.session;
}
