import createClient, { type Client, type Middleware } from 'openapi-fetch';
import { env } from '@/shared/config';
import { fetchOrTakeEarly } from './early-answers';
import type { paths } from '#contract/types.gen.ts';

export type ApiClient = Client<paths>;

/** What one answer carries beyond its value. */
export interface ApiAnswer {
  status: number;
  path: string;
  /** The server's clock at the answer, epoch milliseconds. */
  serverTime: number | null;
  /** Half the round trip, milliseconds: how old `serverTime` is. */
  age: number;
  requestId: string | null;
  /** The request carried the token that is still in use; an answer to an older one must not end the session. */
  isCurrent: boolean;
  hasToken: boolean;
}

export interface ApiCall {
  path: string;
  method: string;
}

export interface ApiClientOptions {
  baseUrl?: string;
  fetch?: (input: Request) => Promise<Response>;
  getToken?: () => string | null;
  onStarted?: (call: ApiCall) => void;
  onAnswered?: (answer: ApiAnswer) => void;
  /** Called once per started call, whatever came of it. */
  onFinished?: (call: ApiCall) => void;
}

export const tokenHeader = 'X-AUTH-TOKEN';

function readServerTime(response: Response): number | null {
  const time = Number(response.headers.get('x-server-time') ?? Number.NaN);
  return Number.isFinite(time) ? time : null;
}

/** Stateless: the token is read at every call. */
export function createApiClient(options: ApiClientOptions = {}): ApiClient {
  const {
    baseUrl = env.apiBase,
    getToken = () => null,
    onStarted,
    onAnswered,
    onFinished,
  } = options;
  const { fetch: send = fetchOrTakeEarly } = options;
  const client = createClient<paths>({ baseUrl, fetch: send });
  const sentAt = new Map<string, number>();

  const middleware: Middleware = {
    onRequest({ request, schemaPath, id }) {
      const token = getToken();
      if (token !== null) request.headers.set(tokenHeader, token);
      sentAt.set(id, performance.now());
      onStarted?.({ path: schemaPath, method: request.method });
      return undefined;
    },
    onResponse({ request, response, schemaPath, id }) {
      const sentToken = request.headers.get(tokenHeader);
      const age = (performance.now() - (sentAt.get(id) ?? performance.now())) / 2;
      sentAt.delete(id);
      onFinished?.({ path: schemaPath, method: request.method });
      onAnswered?.({
        status: response.status,
        path: schemaPath,
        serverTime: readServerTime(response),
        age,
        requestId: response.headers.get('x-request-id'),
        isCurrent: sentToken === getToken(),
        hasToken: sentToken !== null,
      });
      return undefined;
    },
    onError({ request, schemaPath, id }) {
      sentAt.delete(id);
      onFinished?.({ path: schemaPath, method: request.method });
      return undefined;
    },
  };
  client.use(middleware);
  return client;
}
