import { mayEnterCasino } from '#rules/roles.ts';
import type { Handlers, RequestContext } from '../../contract/types.ts';
import { plainIp } from '../../lib/address.ts';
import { problem } from '../../lib/problem.ts';
import type { MemberReader } from '../member/index.ts';
import type { createLogin } from './login.ts';
import { requireSession } from './require-session.ts';
import type { Sessions } from './sessions.ts';

export interface AuthRouteDeps {
  login: ReturnType<typeof createLogin>;
  sessions: Sessions;
  reader: MemberReader;
  sessionMinutes(): Promise<number>;
}

const LOBBY_MINUTES = 120;

type AuthHandlers = Pick<Handlers, 'login' | 'logout' | 'extendSession' | 'openLobby'>;

export function authRoutes({
  login,
  sessions,
  reader,
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
      const result = await login({ ...body, ip: plainIp(ctx.ip) }, ctx.now);
      if (!result.ok) return problem(result.code);
      const { token, expiresAt } = result.opened;
      const member = await reader.view(result.memberId, expiresAt);
      return { status: 200, body: { token, expiresAt, member } };
    },
    async logout(_request, ctx) {
      await sessions.end(requireSession(ctx).id, 'logout', ctx.now);
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
