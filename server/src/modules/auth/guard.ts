import { mayCall, roleOf } from '#rules/roles.ts';
import type { Guard, GuardOutcome, OperationRules, RequestContext } from '../../contract/types.ts';
import type { ProblemCode } from '../../lib/problem.ts';
import type { Session } from '../../lib/session.ts';
import { plainIp } from '../../lib/address.ts';
import type { BlockedAddresses } from './blocked-addresses.ts';
import type { SessionEnd, StoredSession } from './session-repository.ts';
import type { SecurityEvents } from './security-events.ts';
import type { Sessions } from './sessions.ts';

export interface GuardDeps {
  sessions: Sessions;
  blockedAddresses: Pick<BlockedAddresses, 'isBlocked'>;
  events: Pick<SecurityEvents, 'recordOnce'>;
  underMaintenance(): Promise<boolean>;
  unreadCount(memberId: string): Promise<number>;
  isReplay(memberId: string, key: string): Promise<boolean>;
}

type Found = { ok: true; session: StoredSession | null } | { ok: false; code: ProblemCode };

/** What a caller with the token of an ended session is answered. */
const ENDED: Record<SessionEnd, ProblemCode> = {
  replaced: 'SESSION_REPLACED',
  suspended: 'SESSION_EXPIRED',
  blocked: 'IP_BLOCKED',
  expired: 'SESSION_EXPIRED',
  logout: 'SESSION_EXPIRED',
  maintenance: 'SESSION_EXPIRED',
  ended: 'SESSION_EXPIRED',
};

function isAdmin(session: Session | null): boolean {
  return roleOf(session) === 'admin';
}

/** The specification calls the header a bearer header: the word may precede the token. */
const BEARER = /^bearer +/i;

function refuse(code: ProblemCode): { ok: false; code: ProblemCode } {
  return { ok: false, code };
}

/** Runs before every handler. */
export function createGuard({
  sessions,
  blockedAddresses,
  events,
  underMaintenance,
  unreadCount,
  isReplay,
}: GuardDeps): Guard {
  async function findSession(ctx: RequestContext): Promise<Found> {
    const token = ctx.raw.headers['x-auth-token'];
    if (token === undefined) return { ok: true, session: null };
    // An empty token is a token that names no session, not a guest.
    const session =
      typeof token === 'string' ? await sessions.find(token.replace(BEARER, '')) : null;
    if (session === null) return refuse('SESSION_EXPIRED');
    if (session.endReason !== null) return refuse(ENDED[session.endReason]);
    if (session.expiresAt <= ctx.now) {
      await sessions.end(session.id, 'expired', ctx.now);
      return refuse('SESSION_EXPIRED');
    }
    if (session.state !== 'approved') {
      await sessions.end(session.id, 'suspended', ctx.now);
      return refuse('SESSION_EXPIRED');
    }
    return { ok: true, session };
  }

  async function checkMember(
    ctx: RequestContext,
    operation: OperationRules,
    session: StoredSession,
  ): Promise<GuardOutcome> {
    if (!mayCall(roleOf(session), operation.access)) {
      await events.recordOnce({
        kind: 'access.refused',
        at: ctx.now,
        memberId: session.memberId,
        ip: plainIp(ctx.ip),
        detail: operation.operationId,
      });
      return refuse('FORBIDDEN');
    }
    if (operation.unreadGate && (await unreadCount(session.memberId)) > 0) {
      const key = ctx.raw.headers['idempotency-key'];
      const repeats = typeof key === 'string' && (await isReplay(session.memberId, key));
      if (!repeats) return refuse('UNREAD_MESSAGE');
    }
    sessions.seen(session.id, ctx.now);
    if (!operation.noActivity) await sessions.touch(session, ctx.now);
    return { ok: true, session };
  }

  return async function guard(ctx, operation) {
    if (await blockedAddresses.isBlocked(ctx.ip)) return refuse('IP_BLOCKED');
    const closed = !operation.allowInMaintenance && (await underMaintenance());
    if (operation.security === 'none' && !closed) return { ok: true, session: null };
    const found = await findSession(ctx);
    if (operation.security === 'none') {
      // A dead token is no fault here; a live one only decides whether an admin may pass.
      return found.ok && isAdmin(found.session)
        ? { ok: true, session: null }
        : refuse('UNDER_MAINTENANCE');
    }
    if (!found.ok) return found;
    if (closed && !isAdmin(found.session)) return refuse('UNDER_MAINTENANCE');
    if (found.session !== null) return checkMember(ctx, operation, found.session);
    return operation.security === 'member'
      ? refuse('UNAUTHENTICATED')
      : { ok: true, session: null };
  };
}
