import { createApiClient, type ApiClient } from './client';

export interface FakeAnswer {
  status?: number;
  body?: unknown;
  headers?: Record<string, string>;
}

export interface FakeCall {
  method: string;
  /** Path below the base, with its query. */
  path: string;
  body: unknown;
  headers: Headers;
}

type FakeHandler = FakeAnswer | ((call: FakeCall) => FakeAnswer | Promise<FakeAnswer>);

/** Answers nothing, ever. */
export const never = () => new Promise<never>(() => {});

/** The server cannot be reached. */
export const offline = (): never => {
  throw new TypeError('fetch failed');
};

/** The constructor of `Response` refuses 600, so this is an object of the same shape. */
export function fakeResponse({ status = 200, body, headers = {} }: FakeAnswer): Response {
  const isPlain = new Headers(headers).get('content-type')?.startsWith('text/');
  const text = body === undefined ? '' : isPlain ? String(body) : JSON.stringify(body);
  const shape = {
    status,
    ok: status >= 200 && status < 300,
    headers: new Headers(headers),
    text: async () => text,
    json: async () => JSON.parse(text),
  };
  return shape as unknown as Response;
}

const unanswered = 'no fake answer for';

/** Whether a fake client threw because its table has no line for the call. */
export function isUnanswered(thrown: unknown): boolean {
  return thrown instanceof TypeError && thrown.message.startsWith(unanswered);
}

/**
 * Answers from a table instead of the network, for tests and stories.
 * @example createFakeApi({ 'GET /member/user': { body: member }, 'POST /bet': ({ body }) => ({ status: 201, body }) })
 */
export function createFakeApi(
  handlers: Record<string, FakeHandler>,
  {
    baseUrl = 'http://fake/api',
    getToken,
  }: { baseUrl?: string; getToken?: () => string | null } = {},
): ApiClient {
  async function answer(request: Request): Promise<Response> {
    const path = request.url.slice(baseUrl.length);
    const key = `${request.method} ${path}`;
    const handler = handlers[key] ?? handlers[key.split('?')[0] ?? ''];
    if (!handler) throw new TypeError(`${unanswered} ${key}`);
    const text = await request.text();
    const isFile = request.headers.get('content-type') === 'application/octet-stream';
    const body: unknown = text === '' ? undefined : isFile ? text : JSON.parse(text);
    const call = { method: request.method, path, body, headers: request.headers };
    return fakeResponse(typeof handler === 'function' ? await handler(call) : handler);
  }
  return createApiClient({ baseUrl, fetch: answer, getToken });
}
