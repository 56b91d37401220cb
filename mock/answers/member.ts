import { isOwnId } from '#rules/credentials.ts';
import { mayEnterCasino } from '#rules/roles.ts';
import { exampleOf } from '../contract/examples.ts';
import { Refused } from '../contract/problem.ts';
import { accountOfSignup } from '../world/accounts.ts';
import { beginSession, endSession, extendSession } from '../world/session.ts';
import type { World } from '../world/world.ts';
import type { Answers } from './types.ts';

const SIGN_UP_CODES = ['HANPAN', 'USD'];

function applicantOf({ applicants }: World, userId: string) {
  return applicants.find(({ account }) => account.member.userId === userId);
}

export const memberAnswers: Answers = {
  getSuggestionCode: ({ query, example }) =>
    SIGN_UP_CODES.includes(query.codeEquals)
      ? example.map((one) => ({ ...one, code: query.codeEquals }))
      : [],
  checkMember: ({ world, query: { userIdEquals = '' } }) =>
    world.person(userIdEquals) || applicantOf(world, userIdEquals) ? 1 : 0,
  signup({ world, body, example }) {
    const { userId } = body;
    if (world.setting.joinStartEndFlg) throw new Refused('SIGNUP_CLOSED');
    if (!SIGN_UP_CODES.includes(body.suggestionCode1)) throw new Refused('INVALID_SIGNUP_CODE');
    if (world.person(userId) || applicantOf(world, userId)) {
      throw new Refused('DUPLICATE_USER_ID');
    }
    const account = accountOfSignup(body, world.now());
    world.applicants.push({ account, state: 'applied', createdAt: world.now() });
    return { ...example, userId };
  },
  login({ world, body: { userId, password } }) {
    const applicant = applicantOf(world, userId);
    const isWaiting = applicant?.state === 'applied' && applicant.account.password === password;
    if (isWaiting) throw new Refused('PENDING_APPROVAL');
    const person = world.person(userId);
    if (person?.password !== password) throw new Refused('LOGIN_FAILED');
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
    if (me().password !== body.currentPassword) throw new Refused('WRONG_PASSWORD');
    if (isOwnId(body.newPassword, me().member.userId))
      throw new Refused('VALIDATION', {
        errors: [{ path: 'newPassword', message: 'is the own id' }],
      });
    me().password = body.newPassword;
    return beginSession(world, me());
  },
  getFavourites: ({ me }) => me().favourites,
  addFavourite({ world, me, params: { kind, favouriteId: id } }) {
    const isKnown =
      kind === 'game'
        ? exampleOf('getCasinoLobby', world.now()).games.some((game) => game.id === id)
        : [...world.offer.values()].some(({ league, fixture }) =>
            [league.id, fixture.id, fixture.homeId, fixture.awayId].includes(id),
          );
    if (!isKnown) throw new Refused('NOT_FOUND');
    const others = me().favourites.filter((one) => one.kind !== kind || one.id !== id);
    me().favourites = [...others, { kind, id }];
  },
  removeFavourite({ me, params: { kind, favouriteId: id } }) {
    me().favourites = me().favourites.filter((one) => one.kind !== kind || one.id !== id);
  },
};
