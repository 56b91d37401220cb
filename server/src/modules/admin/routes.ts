import type { Handlers, RequestContext } from '../../contract/types.ts';
import type { Db } from '../../lib/db.ts';
import { problem } from '../../lib/problem.ts';
import { requireSession } from '../auth/index.ts';
import type { SignupRequests } from '../member/index.ts';
import type { SettingService } from '../setting/index.ts';
import type { Actor, AdminService } from './service.ts';

export interface AdminRouteDeps {
  db: Db;
  admin: AdminService;
  signupRequests: SignupRequests;
  setting: SettingService;
}

type AdminHandlers = Pick<Handlers, 'setClock' | 'changeSetting' | 'getMembers' | 'approveMember'>;

const MOST_LISTED = 500;

function actorOf(ctx: RequestContext): Actor {
  const { id, memberId } = requireSession(ctx);
  return { memberId, sessionId: id, ip: ctx.ip, now: ctx.now };
}

export function adminRoutes({ db, admin, signupRequests, setting }: AdminRouteDeps): AdminHandlers {
  return {
    async setClock({ body }, ctx) {
      const result = await admin.moveClock(Date.parse(body.to), actorOf(ctx));
      if (result.ok) return { status: 200, body: { now: result.now } };
      if (result.error === 'not-manual') return problem('CLOCK_NOT_MANUAL');
      const message = 'not before now, at most 400 days ahead';
      return problem('VALIDATION', { errors: [{ path: 'to', message }] });
    },
    async changeSetting({ body }, ctx) {
      await admin.changeSetting(body, actorOf(ctx));
      return { status: 200, body: await setting.view() };
    },
    async getMembers({ query }) {
      const members = await db.query<{
        id: string;
        userId: string;
        nickname: string;
        state: string;
        createdAt: number;
      }>(
        `select id, user_id as "userId", nickname, state, created_at as "createdAt" from member
          where state = $1 order by created_at, id limit $2`,
        [query.state, MOST_LISTED],
      );
      return { status: 200, body: members };
    },
    async approveMember({ params }, ctx) {
      const id = await signupRequests.latestOf(params.memberId);
      if (id === null) return problem('NOT_FOUND');
      const { memberId, ip, now } = actorOf(ctx);
      const actor = { id: memberId, role: 'admin' as const, ip };
      const result = await signupRequests.act({ id, event: 'approve', actor, at: now });
      if (result.ok) return { status: 204, body: undefined };
      return problem(result.error === 'NOT_FOUND' ? 'NOT_FOUND' : 'INVALID_STATE');
    },
  };
}
