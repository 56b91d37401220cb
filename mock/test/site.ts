import type { AddressInfo } from 'node:net';
import type { Operation } from '../contract/document.ts';
import type { OperationId } from '../contract/types.ts';
import { createMock } from '../server.ts';

export interface Answered {
  status: number;
  type: string;
  // biome-ignore lint/suspicious/noExplicitAny: the tests hold it against the contract, not against types.
  body: any;
}

interface CallOptions {
  token?: string | undefined;
  body?: unknown;
  headers?: Record<string, string>;
}

export interface MockSite {
  url: string;
  call(method: string, path: string, options?: CallOptions): Promise<Answered>;
  login(userId: string): Promise<string>;
  start(scenario: string): Promise<void>;
  close(): Promise<void>;
}

/** Starts the mock on a free port, with a scenario in which nothing moves unless another is given. */
export async function startMock(scenario = 'odds-still'): Promise<MockSite> {
  const server = createMock({ scenario });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const call: MockSite['call'] = async (method, path, { token, body, headers } = {}) => {
    const answer = await fetch(`${url}/api${path}`, {
      method,
      headers: {
        ...(token ? { 'x-auth-token': token } : {}),
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        ...headers,
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    const text = await answer.text();
    const type = answer.headers.get('content-type') ?? '';
    return { status: answer.status, type, body: text === '' ? undefined : JSON.parse(text) };
  };
  return {
    url,
    call,
    async login(userId) {
      const body = { userId, password: 'demo1234' };
      const { token } = (await call('POST', '/member/login', { body })).body;
      return token;
    },
    async start(name) {
      await fetch(`${url}/__mock/scenario/${name}`, { method: 'POST' });
    },
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => {
        server.close(resolve);
      });
    },
  };
}

const PARAMS: Readonly<Record<string, string>> = {
  lobby: 'casino',
  kind: 'league',
  favouriteId: 'fb-kr-k1',
  messageId: 'msg_4c1z8y2d',
  fixtureId: 'r693e1973v',
  betId: 'bet_01hy5p0c9w_5',
  key: '0b0f6a52-6e2f-4f0f-9a6d-3c1f2a7b0005',
  id: '1',
  memberId: 'mem_9x4p6m2b',
};

const QUERIES: Partial<Record<OperationId, string>> = {
  getSuggestionCode: 'codeEquals=HANPAN',
  getBoard: 'kind=cross',
  openStream: 'topics=site',
  getMembers: 'state=applied',
  openGame: 'type=EU',
  getMinigameEvents: 'gameId=1&currentGame=1',
};

/** Of requests that the contract shows no example of. */
export const BODIES: Partial<Record<OperationId, object>> = {
  registerCryptoDeposit: { amount: 100, url: 'https://example.com/', clientKey: 'deposit-1' },
};

/** A good address of an operation. */
export function addressOf({ id, path }: Operation): string {
  const query = QUERIES[id];
  const address = path.replaceAll(/\{(\w+)\}/g, (_, name: string) => PARAMS[name] ?? name);
  return query === undefined ? address : `${address}?${query}`;
}

export const KEY = { 'Idempotency-Key': 'key-of-this-test' };
