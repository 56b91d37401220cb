import type { components } from '#contract/types.gen.ts';
import { send } from '../../conformance/client/send.ts';

type Schemas = components['schemas'];
export type Bet = Schemas['Bet'];
export type PlaceBet = Schemas['PlaceBetRequest'];
export type Board = Schemas['Board'];
export type FixtureDetail = Schemas['FixtureDetail'];
export type Market = Schemas['Market'];

export interface Answer<B> {
  status: number;
  body: B;
}

interface Call {
  token?: string;
  body?: unknown;
  key?: string;
  /** Takes the answer that a call is one too many for what it is: of a burst, those are refused. */
  once?: boolean;
}

/** Demo accounts, all with the password that the server prints at its start. */
const PASSWORD = 'demo1234';
/** Answers that say the session is over. */
const OVER = [401, 556];

/** The public API, as anybody with a network reaches it. */
export interface Api {
  address: string;
  /** Answers whatever came, after a wait where the call was one too many. */
  call<B>(method: string, path: string, call?: Call): Promise<Answer<B>>;
  /** The same as a member, logged in once more where the session is over. */
  as<B>(userId: string, method: string, path: string, call?: Call): Promise<Answer<B>>;
}

export function createApi(address: string): Api {
  const tokens = new Map<string, string>();

  async function call<B>(method: string, path: string, { token, body, key, once }: Call = {}) {
    for (;;) {
      const answer = await send({
        method,
        url: `${address}/api${path}`,
        headers: {
          ...(token && { 'x-auth-token': token }),
          ...(key && { 'idempotency-key': key }),
          ...(body !== undefined && { 'content-type': 'application/json' }),
        },
        body: body === undefined ? undefined : JSON.stringify(body),
      });
      const { status, headers, text } = answer;
      if (status !== 429 || once)
        return { status, body: (text ? JSON.parse(text) : undefined) as B };
      await new Promise((done) => setTimeout(done, 1000 * Number(headers['retry-after'] ?? 1)));
    }
  }

  async function login(userId: string): Promise<string> {
    const { status, body } = await call<{ token?: string }>('POST', '/member/login', {
      body: { userId, password: PASSWORD },
    });
    if (!body.token) throw new Error(`the login of ${userId} answered ${status}`);
    tokens.set(userId, body.token);
    return body.token;
  }

  return {
    address,
    call,
    async as<B>(userId: string, method: string, path: string, sent: Call = {}) {
      const known = tokens.get(userId);
      if (known) {
        const answer = await call<B>(method, path, { ...sent, token: known });
        if (!OVER.includes(answer.status)) return answer;
      }
      return call<B>(method, path, { ...sent, token: await login(userId) });
    },
  };
}
