import type { AddressInfo } from 'node:net';
import type { Operation } from '../contract/document.ts';
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
    if (text === '') return { status: answer.status, type, body: undefined };
    const read: unknown = type.includes('json') ? JSON.parse(text) : text;
    return { status: answer.status, type, body: read };
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

/** The address of an operation as the contract shows it: required parameters only. */
export function addressOf({ path, parameters }: Operation): string {
  const exampleOf = (parameter: string) =>
    String(parameters.find(({ name }) => name === parameter)?.example ?? parameter);
  const address = path.replaceAll(/\{(\w+)\}/g, (_, name: string) => exampleOf(name));
  const required = parameters.filter((one) => one.in === 'query' && one.required);
  const query = new URLSearchParams(required.map(({ name }) => [name, exampleOf(name)]));
  return required.length > 0 ? `${address}?${query}` : address;
}

export const KEY = { 'Idempotency-Key': 'key-of-this-test' };
