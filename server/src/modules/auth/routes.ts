import type { Handlers } from '../../contract/types.ts';
import { problem } from '../../lib/problem.ts';
import { deviceCookie, deviceTokenOf } from './device-cookie.ts';
import type { AuthService } from './service.ts';

type AuthHandlers = Pick<Handlers, 'login' | 'logout' | 'extendSession' | 'openLobby'>;

export function authRoutes(auth: AuthService): AuthHandlers {
  return {
    async login({ body }, ctx) {
      const result = await auth.login({ ...body, device: deviceTokenOf(ctx.raw) }, ctx);
      if (!result.ok) return problem(result.code);
      const { opened, member, device } = result;
      const { token, expiresAt } = opened;
      const headers = { 'set-cookie': deviceCookie(device, ctx.raw) };
      return { status: 200, body: { token, expiresAt, member }, headers };
    },
    async logout(_request, ctx) {
      await auth.logout(ctx.member, ctx);
      return { status: 204, body: undefined };
    },
    async extendSession(_request, ctx) {
      const expiresAt = await auth.extend(ctx.member, ctx.now);
      if (expiresAt === null) return problem('SESSION_EXPIRED');
      return { status: 200, body: { expiresAt } };
    },
    async openLobby({ params }, ctx) {
      const result = await auth.openLobby(ctx.member, params.lobby, ctx.now);
      if (result.ok) return { status: 200, body: { expiresAt: result.expiresAt } };
      if (result.code === 'REQUEST_REFUSED')
        return problem(result.code, { refusals: result.refusals });
      return problem(result.code);
    },
  };
}
