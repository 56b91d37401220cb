import type { Handlers, Req } from '../../contract/types.ts';
import type { ModuleDeps } from '../../lib/module.ts';
import { problem } from '../../lib/problem.ts';
import { deviceCookie, requireSession, type Sessions } from '../auth/index.ts';
import { insertInquiry } from '../notice/index.ts';
import type { Favourites } from './favourites.ts';
import type { createChangePassword } from './password.ts';
import type { MemberReader } from './reader.ts';
import { findCode, isBanned, isTaken, type UniqueField } from './repository.ts';
import type { createSignup } from './signup.ts';
import { OWN_ID } from './signup-check.ts';

export interface MemberRouteDeps {
  signup: ReturnType<typeof createSignup>;
  changePassword: ReturnType<typeof createChangePassword>;
  reader: MemberReader;
  sessions: Sessions;
  favourites: Favourites;
}

type MemberHandlers = Pick<
  Handlers,
  | 'getSuggestionCode'
  | 'checkMember'
  | 'signup'
  | 'getMember'
  | 'findPassword'
  | 'changePassword'
  | 'getFavourites'
  | 'addFavourite'
  | 'removeFavourite'
>;

const CHECKS: Record<keyof Req<'checkMember'>['query'], UniqueField> = {
  userIdEquals: 'userId',
  nicknameEquals: 'nickname',
  phoneNumberEquals: 'phoneNumber',
  accountNumberEquals: 'accountNumber',
};

function checkOf(query: Req<'checkMember'>['query']): { field: UniqueField; value: string } | null {
  const asked = Object.entries(CHECKS).flatMap(([name, field]) => {
    const value = query[name as keyof typeof CHECKS];
    return value === undefined ? [] : [{ field, value }];
  });
  return asked.length === 1 ? (asked[0] ?? null) : null;
}

export function memberRoutes({ db, ids }: ModuleDeps, deps: MemberRouteDeps): MemberHandlers {
  const { signup, changePassword, reader, sessions, favourites } = deps;
  return {
    async getSuggestionCode({ query }) {
      const code = await findCode(db, query.codeEquals);
      return { status: 200, body: code === null ? [] : [code] };
    },
    async checkMember({ query }) {
      const check = checkOf(query);
      if (check === null) {
        const errors = [{ path: '', message: 'exactly one parameter is expected' }];
        return problem('VALIDATION', { errors });
      }
      const { field, value } = check;
      const mayBeBanned = field === 'userId' || field === 'nickname';
      const banned = mayBeBanned && (await isBanned(db, value));
      return { status: 200, body: banned || (await isTaken(db, field, value)) ? 1 : 0 };
    },
    async signup({ body }, ctx) {
      const result = await signup(body, ctx);
      if (!result.ok) return result.refusal;
      return { status: 201, body: { userId: body.userId, state: 'applied' } };
    },
    async getMember(_request, ctx) {
      const session = requireSession(ctx);
      const expiresAt = await sessions.expiryOf(session.id);
      return { status: 200, body: await reader.view(session.memberId, expiresAt) };
    },
    async findPassword({ body }, ctx) {
      // Always kept, so that the answer and its time tell nothing about who is a member.
      await insertInquiry(db, {
        id: ids.id('inq'),
        kind: 'password',
        contact: body.contact,
        title: body.userId,
        contents: body.nickname,
        ip: ctx.ip,
        now: ctx.now,
      });
      return { status: 202, body: { received: true } };
    },
    async changePassword({ body }, ctx) {
      const { ip, now, raw } = ctx;
      const result = await changePassword(body, { session: requireSession(ctx), ip, now, raw });
      if (!result.ok) {
        return result.code === 'OWN_ID'
          ? problem('VALIDATION', { errors: [{ path: 'newPassword', message: OWN_ID }] })
          : problem(result.code);
      }
      const { token, expiresAt, device } = result;
      const headers = { 'set-cookie': deviceCookie(device, raw) };
      return { status: 200, body: { token, expiresAt }, headers };
    },
    async getFavourites(_request, ctx) {
      return { status: 200, body: await favourites.list(requireSession(ctx).memberId) };
    },
    async addFavourite({ params }, ctx) {
      const { memberId } = requireSession(ctx);
      const known = await favourites.add(memberId, params.leagueId, ctx.now);
      return known ? { status: 204, body: undefined } : problem('NOT_FOUND');
    },
    async removeFavourite({ params }, ctx) {
      await favourites.remove(requireSession(ctx).memberId, params.leagueId);
      return { status: 204, body: undefined };
    },
  };
}
