import type { Handlers, RequestContext } from '../../contract/types.ts';
import { fieldProblem, problem } from '../../lib/problem.ts';
import { deviceCookie, deviceTokenOf } from '../auth/index.ts';
import type { PasswordResult } from './password.ts';
import type { MemberService } from './service.ts';
import { foldField, OWN_ID } from './signup-check.ts';
import type { Caller } from './step-up.ts';
import type { UniqueField } from './signup-repository.ts';
import type { RequestOf } from '#contract/types.gen.ts';

type MemberHandlers = Pick<
  Handlers,
  | 'getSuggestionCode'
  | 'checkMember'
  | 'signup'
  | 'getMember'
  | 'getProfile'
  | 'setPreference'
  | 'findPassword'
  | 'changePassword'
  | 'signOutElsewhere'
  | 'leaveSite'
>;

const CHECKS: Record<keyof RequestOf<'checkMember'>['query'], UniqueField> = {
  userIdEquals: 'userId',
  nicknameEquals: 'nickname',
  phoneNumberEquals: 'phoneNumber',
  accountNumberEquals: 'accountNumber',
};

function checkOf(
  query: RequestOf<'checkMember'>['query'],
): { field: UniqueField; value: string } | null {
  const checks = Object.entries(CHECKS).flatMap(([name, field]) => {
    const value = query[name as keyof typeof CHECKS];
    return value === undefined ? [] : [{ field, value: foldField(field, value) }];
  });
  return checks.length === 1 ? (checks[0] ?? null) : null;
}

function callerOf(ctx: RequestContext): Caller {
  const { ip, now, raw } = ctx;
  return { session: ctx.member, ip, now, raw };
}

function renewed(result: PasswordResult, { raw }: RequestContext) {
  if (!result.ok) {
    return result.code === 'OWN_ID' ? fieldProblem('newPassword', OWN_ID) : problem(result.code);
  }
  const { token, expiresAt, device } = result;
  const headers = { 'set-cookie': deviceCookie(device, raw) };
  return { status: 200 as const, body: { token, expiresAt }, headers };
}

export function memberRoutes(members: MemberService): MemberHandlers {
  return {
    async getSuggestionCode({ query }) {
      const code = await members.findCode(query.codeEquals);
      return { status: 200, body: code === null ? [] : [code] };
    },
    async checkMember({ query }) {
      const check = checkOf(query);
      if (check === null) {
        const errors = [{ path: '', message: 'exactly one parameter is expected' }];
        return problem('VALIDATION', { errors });
      }
      return { status: 200, body: (await members.isUsed(check.field, check.value)) ? 1 : 0 };
    },
    async signup({ body }, ctx) {
      const { ip, now, raw } = ctx;
      const result = await members.signup(body, { ip, now, device: deviceTokenOf(raw) });
      if (!result.ok) return result.refusal;
      return { status: 201, body: { userId: body.userId, state: 'applied' } };
    },
    async getMember(_request, ctx) {
      const { id, memberId } = ctx.member;
      return { status: 200, body: await members.view(memberId, id) };
    },
    async findPassword({ body }, ctx) {
      const result = await members.askForPassword(body, ctx);
      return result.ok ? { status: 202, body: { received: true } } : result.refusal;
    },
    async getProfile(_request, ctx) {
      const { memberId } = ctx.member;
      return { status: 200, body: await members.profile(memberId, deviceTokenOf(ctx.raw)) };
    },
    async setPreference({ body }, ctx) {
      return { status: 200, body: await members.choose(ctx.member.memberId, body) };
    },
    async changePassword({ body }, ctx) {
      return renewed(await members.changePassword(body, callerOf(ctx)), ctx);
    },
    async signOutElsewhere({ body }, ctx) {
      return renewed(await members.signOutElsewhere(body.currentPassword, callerOf(ctx)), ctx);
    },
    async leaveSite({ body }, ctx) {
      const result = await members.leave(body, callerOf(ctx));
      return result.ok ? { status: 200, body: { received: true } } : problem(result.code);
    },
  };
}
