import { mayEnterCasino } from '#rules/roles.ts';
import { Refused } from '../contract/problem.ts';
import { isKnownLogin } from '../world/accounts.ts';
import { beginSession, endSession, extendSession } from '../world/session.ts';
import type { Answers } from './types.ts';

const SIGN_UP_CODES = ['HANPAN', 'USD'];

export const memberAnswers: Answers = {
  getSuggestionCode: ({ query, example }) =>
    SIGN_UP_CODES.includes(query.codeEquals)
      ? example.map((one) => ({ ...one, code: query.codeEquals }))
      : [],
  checkMember: ({ world, query }) =>
    query.userIdEquals !== undefined && world.person(query.userIdEquals) ? 1 : 0,
  signup: ({ body, example }) => ({ ...example, userId: body.userId }),
  login({ world, body }) {
    const person = isKnownLogin(body) ? world.person(body.userId) : null;
    if (person === null) throw new Refused('LOGIN_FAILED');
    return { ...beginSession(world, person), member: person.member };
  },
  logout({ world, me }) {
    endSession(world, me());
  },
  getMember: ({ me }) => me().member,
  extendSession: ({ world, me }) => ({ expiresAt: extendSession(world, me()) }),
  openLobby({ world, me, params }) {
    const isBarred = params.lobby === 'casino' && !mayEnterCasino(me().member.tendency);
    if (isBarred) throw new Refused('CASINO_RESTRICTED');
    return { expiresAt: extendSession(world, me()) };
  },
  changePassword({ world, me, body }) {
    const { userId } = me().member;
    if (!isKnownLogin({ userId, password: body.currentPassword })) {
      throw new Refused('WRONG_PASSWORD');
    }
    return beginSession(world, me());
  },
  getFavourites: ({ me }) => me().favourites,
  addFavourite({ me, params: { kind, favouriteId: id } }) {
    const others = me().favourites.filter((one) => one.kind !== kind || one.id !== id);
    me().favourites = [...others, { kind, id }];
  },
  removeFavourite({ me, params: { kind, favouriteId: id } }) {
    me().favourites = me().favourites.filter((one) => one.kind !== kind || one.id !== id);
  },
};
