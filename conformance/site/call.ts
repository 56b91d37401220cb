import { type HttpAnswer, send } from '../client/send.ts';
import { answerFaults } from '../contract/answers.ts';
import type { Operation } from '../contract/document.ts';
import type { Caller } from './caller.ts';
import type { Reached } from './reached.ts';

export interface CallOptions {
  as?: Caller;
  path?: Readonly<Record<string, string>>;
  query?: Readonly<Record<string, string | number>>;
  headers?: Readonly<Record<string, string>>;
  /** Sent as JSON. */
  body?: unknown;
  /** Sent as it is, in place of `body`. */
  raw?: string | Buffer;
  contentType?: string;
  /** In place of the operation's own. */
  method?: string;
}

/** An answer with what the contract has against it. */
export interface Answer<Body = unknown> extends HttpAnswer {
  operation: Operation;
  /** The code of a problem. */
  code: string | undefined;
  body: Body;
  faults: readonly string[];
  /** The request as a command to repeat it by. */
  request: string;
}

export type SendCall = (operation: Operation, call?: CallOptions) => Promise<Answer>;

const SHOWN = 600;
const quote = (text: string) => `'${text.replaceAll("'", "'\\''")}'`;

function shown(
  method: string,
  url: string,
  headers: object,
  body: string | Buffer | undefined,
): string {
  const lines = Object.entries(headers).map(([name, value]) =>
    name === 'x-auth-token' ? '-H "x-auth-token: $TOKEN"' : `-H ${quote(`${name}: ${value}`)}`,
  );
  const data = body === undefined ? [] : [`--data-raw ${quote(body.toString().slice(0, SHOWN))}`];
  return ['curl', '-X', method, quote(url), ...lines, ...data].join(' ');
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** The address of an operation with its parameters filled in. */
export function urlOf(base: string, { path }: Operation, call: CallOptions): string {
  const filled = path.replaceAll(/\{(\w+)\}/g, (_, name: string) =>
    encodeURIComponent(call.path?.[name] ?? name),
  );
  const search = new URLSearchParams(
    Object.entries(call.query ?? {}).map(([name, value]): [string, string] => [
      name,
      String(value),
    ]),
  ).toString();
  return `${base}${filled}${search === '' ? '' : `?${search}`}`;
}

/** The headers that say who calls. */
export function headersOf({ token, address }: Caller): Record<string, string> {
  return {
    ...(token !== undefined && { 'x-auth-token': token }),
    ...(address !== undefined && { 'x-forwarded-for': address }),
  };
}

/** Sends over HTTP, checks the answer against the contract, counts it as reached. */
export function createCall(base: string, guest: () => Caller, reached: Reached): SendCall {
  return async function call(operation, options = {}) {
    const { as = guest(), raw, body, contentType = 'application/json' } = options;
    const sent = raw ?? (body === undefined ? undefined : JSON.stringify(body));
    const method = options.method ?? operation.method;
    const url = urlOf(base, operation, options);
    const headers = {
      ...headersOf(as),
      ...(sent !== undefined && { 'content-type': contentType }),
      ...options.headers,
    };
    const answer = await send({ method, url, headers, body: sent });
    const content = parse(answer.text);
    const code = answer.status < 400 ? undefined : (content as { code?: string } | undefined)?.code;
    reached.note(operation.id, code ?? String(answer.status), content);
    return {
      ...answer,
      operation,
      code,
      body: content,
      faults: answerFaults(operation, answer, content),
      request: shown(method, url, headers, sent),
    };
  };
}
