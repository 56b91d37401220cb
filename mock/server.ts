import { randomBytes } from 'node:crypto';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import { type Operation, OPERATIONS } from './contract/document.ts';
import { problemOf, Refused } from './contract/problem.ts';
import { control, runIdOf } from './control.ts';
import { handle } from './handle.ts';
import { createRuns, MOST_RUNS, type Runs } from './run.ts';

const BASE = '/api';
/** Bytes, as the contract says of PAYLOAD_TOO_LARGE. */
const BODY_LIMIT = 64 * 1024;
const FILE_LIMIT = 2 * 1024 * 1024;
const PICTURE =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24"><circle cx="12" cy="12" r="10" fill="#7aa"/></svg>';

export interface MockOptions {
  /** The scenario of callers that have not chosen one. */
  scenario?: string;
  /** Epoch milliseconds; the machine's clock by default. */
  clock?: () => number;
}

const ROUTES = OPERATIONS.map((operation) => {
  const pattern = operation.path.replaceAll(/\{(\w+)\}/g, '(?<$1>[^/]+)');
  return { operation, pattern: new RegExp(`^${BASE}${pattern}$`) };
});

interface Match {
  operation: Operation;
  params: Record<string, string>;
}

/** Finds the operation of an address. @throws Refused where there is none, or none of this method */
function findOperation(method: string, path: string): Match {
  // A path without parameters is meant before one with: /message/unread is no message.
  const [closest] = ROUTES.filter(({ pattern }) => pattern.test(path)).sort(
    (a, b) => a.operation.path.split('{').length - b.operation.path.split('{').length,
  );
  if (!closest) throw new Refused('NOT_FOUND');
  const there = ROUTES.filter(({ operation }) => operation.path === closest.operation.path);
  const found = there.find(({ operation }) => operation.method === method);
  if (!found) {
    const allow = there.map(({ operation }) => operation.method).join(', ');
    throw new Refused('METHOD_NOT_ALLOWED', {}, { allow });
  }
  const groups = found.pattern.exec(path)?.groups ?? {};
  const params = Object.entries(groups).map(([name, text]) => [name, decodeURIComponent(text)]);
  return { operation: found.operation, params: Object.fromEntries(params) };
}

async function readBody(request: IncomingMessage, { takesFile }: Operation): Promise<unknown> {
  const limit = takesFile ? FILE_LIMIT : BODY_LIMIT;
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of request as AsyncIterable<Buffer>) {
    size += chunk.length;
    if (size <= limit) chunks.push(chunk);
  }
  if (size > limit) throw new Refused('PAYLOAD_TOO_LARGE');
  if (chunks.length === 0) return undefined;
  const type = request.headers['content-type'] ?? '';
  if (takesFile && type === 'application/octet-stream') return undefined;
  if (!type.startsWith('application/json')) throw new Refused('UNSUPPORTED_MEDIA_TYPE');
  try {
    return JSON.parse(Buffer.concat(chunks).toString()) as unknown;
  } catch {
    const errors = [{ path: 'body', message: 'not valid JSON' }];
    throw new Refused('VALIDATION', { errors });
  }
}

function declaredHeaders({ parameters }: Operation, { headers }: IncomingMessage) {
  const declared = parameters.filter((one) => one.in === 'header');
  return Object.fromEntries(
    declared.flatMap(({ name }) => {
      const value = headers[name.toLowerCase()];
      return value === undefined ? [] : [[name, value]];
    }),
  );
}

async function answer(
  runs: Runs,
  request: IncomingMessage,
  response: ServerResponse,
  url: URL,
): Promise<void> {
  const requestId = randomBytes(9).toString('base64url');
  const run = runs.of(...runIdOf(request));
  response.setHeader('x-request-id', requestId);
  response.setHeader('x-server-time', String(run.world.now()));
  response.setHeader('cache-control', 'no-store');
  if (run.isBegunAgain) {
    response.setHeader('x-mock-world', `begun again: the mock keeps the last ${MOST_RUNS} in use`);
  }
  const send = (status: number, body: unknown, type = 'application/json') => {
    const isText = type.startsWith('text/');
    const text = isText ? String(body) : body === undefined ? '' : JSON.stringify(body);
    if (text !== '') response.setHeader('content-type', `${type}; charset=utf-8`);
    response.writeHead(status).end(text);
  };
  try {
    const { operation, params } = findOperation(request.method ?? 'GET', url.pathname);
    const body = await readBody(request, operation);
    if (run.scenario.latencyMs) await wait(run.scenario.latencyMs);
    const parts = {
      params,
      query: Object.fromEntries(url.searchParams),
      headers: declaredHeaders(operation, request),
      body,
    };
    const token = String(request.headers['x-auth-token'] ?? '');
    const outgoing = handle(run, operation, { parts, token, response });
    if (run.scenario.losesAnswersOf?.includes(operation.id)) response.destroy();
    else if (outgoing) {
      response.setHeaders(new Map(Object.entries(operation.answer.headers)));
      send(outgoing.status, outgoing.body, operation.answer.mediaType);
    }
  } catch (error) {
    if (!(error instanceof Refused)) console.error(error);
    const refused = error instanceof Refused ? error : new Refused('INTERNAL');
    const { status, body } = problemOf(refused, requestId);
    response.setHeaders(new Map(Object.entries(refused.headers)));
    send(status, body, 'application/problem+json');
  }
}

/** An HTTP server that answers by the contract's examples. It listens to nothing yet. */
export function createMock({ scenario, clock = Date.now }: MockOptions = {}): Server {
  const runs = createRuns(clock, scenario);
  const server = createServer((request, response) => {
    const url = new URL(request.url ?? '/', 'http://mock');
    if (url.pathname.startsWith('/__mock/')) return control(runs, request, response, url);
    if (url.pathname.startsWith('/file/')) {
      response.setHeader('content-type', 'image/svg+xml').end(PICTURE);
      return;
    }
    void answer(runs, request, response, url);
  });
  server.on('close', runs.stop);
  return server;
}
