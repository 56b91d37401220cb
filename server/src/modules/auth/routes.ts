import { mayEnterCasino } from '#rules/roles.ts';
import type { Handlers, RequestContext } from '../../contract/types.ts';
import { plainIp } from '../../lib/address.ts';
import { problem } from '../../lib/problem.ts';
import type { MemberReader } from '../member/index.ts';
import type { createLogin } from './login.ts';
import { deviceCookie, deviceTokenOf } from './device-cookie.ts';
import { requireSession } from './require-session.ts';
import type { SecurityEvents } from './security-events.ts';
import type { Sessions } from './sessions.ts';

export interface AuthRouteDeps {
  login: ReturnType<typeof createLogin>;
  sessions: Sessions;
  reader: MemberReader;
  events: SecurityEvents;
  sessionMinutes(): Promise<number>;
}

const LOBBY_MINUTES = 120;

type AuthHandlers = Pick<Handlers, 'login' | 'logout' | 'extendSession' | 'openLobby'>;

export function authRoutes({
  login,
  sessions,
  reader,
  events,
  sessionMinutes,
}: AuthRouteDeps): AuthHandlers {
  async function refreshed(ctx: RequestContext, minutes: number) {
    const expiresAt = await sessions.refresh(requireSession(ctx).id, minutes, ctx.now);
    return expiresAt === null
      ? problem('SESSION_EXPIRED')
      : { status: 200 as const, body: { expiresAt } };
  }

  return {
    async login({ body }, ctx) {
      const device = deviceTokenOf(ctx.raw);
      const ip = plainIp(ctx.ip);
      const result = await login({ ...body, ip, device, raw: ctx.raw }, ctx.now);
      if (!result.ok) return problem(result.code);
      const { token, expiresAt } = result.opened;
      const member = await reader.view(result.memberId, expiresAt);
      const headers = { 'set-cookie': deviceCookie(result.device, ctx.raw) };
      return { status: 200, body: { token, expiresAt, member }, headers };
    },
    async logout(_request, ctx) {
      const { id, memberId } = requireSession(ctx);
      await sessions.end(id, 'logout', ctx.now);
      const event = {
        kind: 'logout',
        at: ctx.now,
        memberId,
        ip: plainIp(ctx.ip),
        detail: id,
      } as const;
      await events.record(event);
      return { status: 204, body: undefined };
    },
    async extendSession(_request, ctx) {
      return refreshed(ctx, await sessionMinutes());
    },
    async openLobby({ params }, ctx) {
      const { memberId } = requireSession(ctx);
      if (params.lobby === 'casino' && !mayEnterCasino(await reader.tendencyOf(memberId))) {
        return problem('CASINO_RESTRICTED');
      }
      return refreshed(ctx, LOBBY_MINUTES);
    },
  };
}
