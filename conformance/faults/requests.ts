import { defineFault, type Fault, type Hooks, type Passing } from './define-fault.ts';
import { asProblem, codeOf, inPlaceOf, type Json, onAnswer, onRequest, onSent } from './hooks.ts';

/** Lets a request in under the token of somebody who may, where its own is turned away. */
function otherToken(operation: string, turnedAway: readonly string[]): () => Hooks {
  return () => {
    const tokens = new Set<string>();
    return {
      async around(request, forward) {
        const answer = await forward(request);
        const own = request.headers['x-auth-token'];
        const isTurnedAway = turnedAway.includes(codeOf(answer) ?? '');
        if (own && answer.status < 400) tokens.add(own);
        if (request.operation !== operation || !isTurnedAway) return answer;
        for (const token of [...tokens].reverse()) {
          const headers = { ...request.headers, 'x-auth-token': token };
          const other = await forward({ ...request, headers });
          if (!turnedAway.includes(codeOf(other) ?? '')) return other;
        }
        return answer;
      },
    };
  };
}

const withoutQuery = ({ path }: Passing, name: string): Partial<Passing> => {
  const [bare = '', search = ''] = path.split('?');
  const query = new URLSearchParams(search);
  query.delete(name);
  return { path: `${bare}${query.size > 0 ? `?${query}` : ''}` };
};

/** What a server lets in that it should not, and whom. */
export const requestFaults: readonly Fault[] = [
  defineFault({
    id: 'unknown-field-taken',
    what: 'unknown fields of a body are dropped in silence',
    blames: 'login',
    only: ['input/login'],
    because: /VALIDATION: an unknown field/,
    make: onSent('login', ({ noSuchField: _, ...rest }: Json) => rest),
  }),
  defineFault({
    id: 'unknown-query-taken',
    what: 'unknown query parameters are dropped in silence',
    blames: 'getBoardCounts',
    only: ['input/getBoardCounts'],
    because: /VALIDATION: an unknown query parameter: 200/,
    make: onRequest('getBoardCounts', (request) => withoutQuery(request, 'noSuchParameter')),
  }),
  defineFault({
    id: 'bounds-not-checked',
    what: 'a page larger than the largest is cut to it',
    blames: 'getMessages',
    only: ['input/getMessages'],
    because: /VALIDATION: limit=101: 200/,
    make: onRequest('getMessages', ({ path }) => ({
      path: path.replace('limit=101', 'limit=100'),
    })),
  }),
  defineFault({
    id: 'types-not-checked',
    what: 'a stake that is a text is read as a number',
    blames: 'placeBet',
    only: ['input/placeBet'],
    because: /VALIDATION: stake: /,
    make: onSent('placeBet', (body: Json) => ({
      ...body,
      stake: Number(body.stake) || body.stake,
    })),
  }),
  defineFault({
    id: 'pattern-not-checked',
    what: 'blanks around an id are taken off',
    blames: 'signup',
    only: ['input/signup'],
    because: /VALIDATION: userId: a (blank|line break) at the end/,
    make: onSent('signup', (body: Json) => ({
      ...body,
      userId: typeof body.userId === 'string' ? body.userId.trim() : body.userId,
    })),
  }),
  defineFault({
    id: 'media-type-not-checked',
    what: 'JSON is read whatever the body says it is',
    blames: 'login',
    only: ['input/login'],
    because: /UNSUPPORTED_MEDIA_TYPE: a content-type of text/,
    make: onRequest('login', ({ headers }) => ({
      headers: { ...headers, 'content-type': 'application/json' },
    })),
  }),
  defineFault({
    id: 'size-not-checked',
    what: 'a body may be as large as it likes',
    blames: 'login',
    only: ['input/login'],
    because: /PAYLOAD_TOO_LARGE: a huge body/,
    make: onRequest('login', ({ body }) => ({ body: body?.trimEnd() })),
  }),
  defineFault({
    id: 'guest-allowed',
    what: 'a guest reads what is for members',
    blames: 'getBetSetting',
    only: ['reads/getMember', 'access/getBetSetting'],
    because: /UNAUTHENTICATED: as guest: 200/,
    make: otherToken('getBetSetting', ['UNAUTHENTICATED']),
  }),
  defineFault({
    id: 'role-allowed',
    what: 'staff may cancel bets as members do',
    blames: 'cancelBet',
    only: ['reads/getMember', 'access/cancelBet'],
    because: /FORBIDDEN: as (manager|admin): /,
    make: otherToken('cancelBet', ['FORBIDDEN']),
  }),
  defineFault({
    id: 'member-as-admin',
    what: 'a member may call what is for admins',
    blames: 'getMembers',
    only: ['access/getSetting', 'access/getMembers'],
    because: /FORBIDDEN: as (member|coin): /,
    make: otherToken('getMembers', ['FORBIDDEN']),
  }),
  defineFault({
    id: 'unknown-token-as-guest',
    what: 'an unknown token counts as none',
    blames: 'getMember',
    only: ['access/getMember'],
    because: /SESSION_EXPIRED: as an unknown token: 401 UNAUTHENTICATED/,
    make: inPlaceOf('getMember', 'SESSION_EXPIRED', 401, 'UNAUTHENTICATED'),
  }),
  defineFault({
    id: 'two-sessions',
    what: 'a login leaves the session before it alive',
    blames: 'getMember',
    only: ['session/replaced'],
    because: /SESSION_REPLACED: 200/,
    make: otherToken('getMember', ['SESSION_REPLACED']),
  }),
  defineFault({
    id: 'logout-leaves-session',
    what: 'a logout is answered and ends nothing',
    blames: 'getMember',
    only: ['session/logout'],
    because: /SESSION_EXPIRED: 200/,
    make: () => ({
      async around(request, forward) {
        if (request.operation !== 'logout') return forward(request);
        const path = '/member/user';
        const answer = await forward({ ...request, operation: 'getMember', method: 'GET', path });
        return { ...answer, status: 204, text: '' };
      },
    }),
  }),
  defineFault({
    id: 'bet-of-another-member',
    what: 'a bet is shown to whoever knows its id',
    blames: 'getBet',
    only: ['bet/others'],
    because: /NOT_FOUND: another member: 200/,
    make: otherToken('getBet', ['NOT_FOUND']),
  }),
  defineFault({
    id: 'message-of-another-member',
    what: 'a message is shown to whoever knows its id',
    blames: 'openMessage',
    only: ['message/inbox'],
    because: /NOT_FOUND: another member: 200/,
    make: otherToken('openMessage', ['NOT_FOUND']),
  }),
  defineFault({
    id: 'no-lock',
    what: 'passwords may be guessed without end',
    blames: 'login',
    only: ['session/wrong-password'],
    because: /LOGIN_LOCKED: 404 LOGIN_FAILED/,
    make: inPlaceOf('login', 'LOGIN_LOCKED', 404, 'LOGIN_FAILED'),
  }),
  defineFault({
    id: 'applicant-unknown',
    what: 'an applicant’s right password counts as wrong',
    blames: 'login',
    only: ['signup/apply'],
    because: /PENDING_APPROVAL: 404 LOGIN_FAILED/,
    make: inPlaceOf('login', 'PENDING_APPROVAL', 404, 'LOGIN_FAILED'),
  }),
  defineFault({
    id: 'tells-who-is-member',
    what: 'a request for a lost password shows which ids exist',
    blames: 'findPassword',
    only: ['session/password-lost'],
    because: /202: 404 NOT_FOUND/,
    make: onAnswer('findPassword', (answer, { body = '' }) =>
      body.includes('nobody77') ? asProblem(answer, 404, 'NOT_FOUND') : answer,
    ),
  }),
  defineFault({
    id: 'no-limit',
    what: 'there is no limit to the calls of one address',
    blames: 'findPassword',
    only: ['limits/findPassword'],
    because: /RATE_LIMITED: call \d+: 400 VALIDATION/,
    make: () => {
      let calls = 0;
      return onRequest('findPassword', ({ headers }) => {
        calls += 1;
        return {
          headers: { ...headers, 'x-forwarded-for': `10.255.${calls >> 8}.${calls & 255}` },
        };
      })();
    },
  }),
  defineFault({
    id: 'early-limit',
    what: 'fewer calls are answered than the contract promises',
    blames: 'findPassword',
    only: ['limits/findPassword'],
    because: /calls of the first \d+ that were limited: 0: [1-9]/,
    make: () => {
      let calls = 0;
      return onAnswer('findPassword', (answer) => {
        calls += 1;
        const limited = asProblem(answer, 429, 'RATE_LIMITED');
        return calls > 3
          ? { ...limited, headers: { ...limited.headers, 'retry-after': '9' } }
          : answer;
      })();
    },
  }),
  defineFault({
    id: 'no-retry-after',
    what: 'a limited call has no time to wait',
    blames: 'findPassword',
    only: ['limits/findPassword'],
    because: /no header retry-after/i,
    make: onAnswer('findPassword', (answer) => ({
      ...answer,
      headers: { ...answer.headers, 'retry-after': undefined },
    })),
  }),
  defineFault({
    id: 'unread-deleted',
    what: 'a message is deleted before it was read',
    blames: 'deleteMessage',
    only: ['message/inbox'],
    because: /INVALID_STATE: unread: 204/,
    make: onAnswer('deleteMessage', (answer) =>
      codeOf(answer) === 'INVALID_STATE' ? { ...answer, status: 204, text: '' } : answer,
    ),
  }),
];
