import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { constants } from 'node:zlib';
import compress from '@fastify/compress';
import helmet from '@fastify/helmet';
import serveStatic from '@fastify/static';
import Fastify, {
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
  LogController,
} from 'fastify';
import type { Config } from './config.ts';
import { parseJsonBody } from './contract/json-body.ts';
import { sendProblem } from './contract/send.ts';
import type { Clock } from './lib/clock.ts';
import { isUnavailable } from './lib/db-session.ts';
import { trustOf } from './lib/proxies.ts';
import {
  answerBroken,
  BARE_HEADERS,
  hangUpUnread,
  newRequestId,
  refuseExpectation,
  PERMISSIONS_POLICY,
} from './raw-http.ts';

const BODY_LIMIT = 64 * 1024;
const FILES = join(import.meta.dirname, '..', 'assets', 'files');
/** Longer than any path parameter of the contract, so that the contract and not the router refuses. */
const MAX_PARAM_LENGTH = 1_000;

/** How long a request may take to arrive, headers and body. */
const REQUEST_MS = 30_000;
/** How often Node looks for requests that take longer; its own 30 s would let them take twice as long. */
const LOOK_MS = 1_000;
/** How long an answer may wait for a reader that takes nothing of it. */
const UNREAD_MS = 30_000;

const SECRETS = ['password', 'withdrawPassword', 'newPassword', 'currentPassword', 'token'];

function asksForPage({ headers }: FastifyRequest): boolean {
  return (headers.accept ?? '').includes('text/html');
}

/** Tools that take anything get the page of a route, but never in the place of a script or a picture that is missing. */
function asksForAnything({ headers, url }: FastifyRequest): boolean {
  const [path = ''] = url.split('?');
  return (headers.accept ?? '*/*') === '*/*' && /^\/[\w/-]*$/.test(path);
}

function isApi(request: FastifyRequest): boolean {
  return /^\/api(\/|\?|$)/.test(request.url);
}

function answerError(error: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const {
    code = '',
    statusCode = 500,
    message = '',
  } = typeof error === 'object' && error !== null
    ? (error as { code?: string; statusCode?: number; message?: string })
    : {};
  if (code === 'FST_ERR_CTP_BODY_TOO_LARGE') return sendProblem(reply, 'PAYLOAD_TOO_LARGE');
  if (code === 'FST_ERR_CTP_INVALID_MEDIA_TYPE')
    return sendProblem(reply, 'UNSUPPORTED_MEDIA_TYPE');
  if (statusCode >= 400 && statusCode < 500) {
    return sendProblem(reply, 'VALIDATION', { errors: [{ path: 'body', message }] });
  }
  request.log.error({ err: error, requestId: request.id, url: request.routeOptions.url }, 'failed');
  return sendProblem(reply, isUnavailable(error) ? 'UNAVAILABLE' : 'INTERNAL');
}

/** The bare HTTP server: ids, headers, body parsing and the one place where errors become answers. */
export function createHttp(
  config: Config,
  clock: Clock,
  { unreadMs = UNREAD_MS, requestMs = REQUEST_MS, lookMs = LOOK_MS } = {},
): FastifyInstance {
  const app = Fastify({
    logger:
      config.logLevel === 'silent'
        ? false
        : {
            level: config.logLevel,
            redact: [
              'req.headers["x-auth-token"]',
              'req.headers.cookie',
              ...SECRETS.flatMap((one) => [one, `*.${one}`]),
            ],
          },
    logController: new LogController({ disableRequestLogging: true }),
    trustProxy: trustOf(config.trustProxy),
    bodyLimit: BODY_LIMIT,
    requestTimeout: requestMs,
    // Node swaps the two where headers may take longer than all of it, and they may: 60 s.
    // A missing host is answered below, for Node's own answer has no headers.
    http: {
      headersTimeout: requestMs,
      connectionsCheckingInterval: lookMs,
      requireHostHeader: false,
    },
    forceCloseConnections: 'idle',
    exposeHeadRoutes: false,
    routerOptions: { maxParamLength: MAX_PARAM_LENGTH, ignoreTrailingSlash: false },
    genReqId: newRequestId,
    clientErrorHandler: answerBroken,
    // The address itself is broken: no hook has run for it.
    frameworkErrors: (_, __, reply) => {
      reply.headers({
        ...BARE_HEADERS,
        'x-request-id': reply.request.id,
      });
      sendProblem(reply, 'VALIDATION', { errors: [{ path: '', message: 'not a valid address' }] });
    },
  });

  app.removeAllContentTypeParsers();
  app.addContentTypeParser('application/json', { parseAs: 'buffer' }, (_, bytes, done) => {
    if (bytes.length === 0) return done(null, undefined);
    const parsed = parseJsonBody(bytes as Buffer);
    if (parsed.ok) done(null, parsed.value);
    else done(Object.assign(new Error(parsed.message), { statusCode: 400 }));
  });

  app.server.on('checkExpectation', refuseExpectation);
  app.addHook('onRequest', async (request, reply) => {
    reply.header('x-request-id', request.id);
    if (request.headers.host === undefined && request.raw.httpVersion === '1.1') {
      reply.headers(BARE_HEADERS);
      return sendProblem(reply, 'VALIDATION', {
        errors: [{ path: 'host', message: 'is required' }],
      });
    }
    if (!isApi(request)) return;
    reply.header('x-server-time', String(clock.now()));
    reply.header('cache-control', 'no-store');
  });
  app.addHook('onSend', async (_, reply) => hangUpUnread(reply, unreadMs));
  app.setErrorHandler(answerError);
  return app;
}

function otherOrigin(base: string | null): string[] {
  return base?.startsWith('http') ? [new URL(base).origin] : [];
}

interface ClientOptions extends Pick<Config, 'clientDir' | 'publicApiBase'> {
  /** The one origin that pages may frame, as who asks sees it; without it they frame nobody. */
  frames?: ((request: FastifyRequest) => string | null) | undefined;
}

/** The page that tells its client another base of the calls than the build did; null where it need not. */
function pageWithBase({ clientDir, publicApiBase }: ClientOptions): string | null {
  if (clientDir === null || publicApiBase === null) return null;
  const meta = `<meta name="hanpan:api-base" content="${publicApiBase}" />`;
  return readFileSync(join(clientDir, 'index.html'), 'utf8').replace('<head>', `<head>${meta}`);
}

/** By folder of the client. */
const CACHING: Readonly<Record<string, string>> = {
  // Names carry a hash of their content.
  static: 'public, max-age=31536000, immutable',
  // An older font only lacks letters, which another then has.
  fonts: 'public, max-age=86400',
  levels: 'public, max-age=86400',
};

/** Adds security headers, the built client and downloadable files. */
export async function serveClient(app: FastifyInstance, options: ClientOptions): Promise<void> {
  const { clientDir, publicApiBase, frames } = options;
  await app.register(helmet, {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'self'"],
        scriptSrc: ["'self'"],
        // The scroll lock behind Radix dialogs writes a style element at run time.
        styleSrc: ["'self'", "'unsafe-inline'"],
        imgSrc: ["'self'", 'data:'],
        fontSrc: ["'self'"],
        connectSrc: ["'self'", ...otherOrigin(publicApiBase)],
        objectSrc: ["'none'"],
        ...(frames ? {} : { frameSrc: ["'none'"] }),
        baseUri: ["'none'"],
        formAction: ["'self'"],
        frameAncestors: ["'none'"],
      },
    },
    frameguard: { action: 'deny' },
    referrerPolicy: { policy: 'no-referrer' },
  });
  app.addHook('onRequest', async (request, reply) => {
    reply.header('permissions-policy', PERMISSIONS_POLICY);
    if (!frames) return;
    const policy = String(reply.raw.getHeader('content-security-policy'));
    const framed = `${policy};frame-src ${frames(request) ?? "'none'"}`;
    reply.raw.setHeader('content-security-policy', framed);
  });

  // Boards are hundreds of kilobytes; brotli at a low quality costs less than the slow line it spares.
  await app.register(compress, {
    threshold: 2_048,
    encodings: ['br', 'gzip'],
    brotliOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } },
  });

  const hasClient = clientDir !== null && existsSync(join(clientDir, 'index.html'));
  const page = hasClient ? pageWithBase(options) : null;
  const sendPage = (reply: FastifyReply) =>
    page === null
      ? reply.sendFile('index.html', clientDir ?? '')
      : reply.type('text/html; charset=utf-8').header('cache-control', 'no-cache').send(page);
  if (page !== null)
    for (const url of ['/', '/index.html']) app.get(url, (_, reply) => sendPage(reply));
  if (hasClient) {
    await app.register(serveStatic, {
      root: clientDir,
      preCompressed: true,
      cacheControl: false,
      setHeaders(reply, path) {
        const [, folder = ''] = path.slice(clientDir.length).split('/');
        reply.header('cache-control', CACHING[folder] ?? 'no-cache');
      },
    });
  }

  if (existsSync(FILES)) {
    // The reply's own `sendFile` belongs to the client.
    const decorateReply = false;
    await app.register(serveStatic, {
      root: FILES,
      prefix: '/file/download/',
      index: false,
      decorateReply,
    });
  }

  app.setNotFoundHandler((request, reply) => {
    const reads = request.method === 'GET' || request.method === 'HEAD';
    const wantsPage = reads && (asksForPage(request) || asksForAnything(request));
    if (!hasClient || !wantsPage || isApi(request) || request.url.startsWith('/file/')) {
      return sendProblem(reply, 'NOT_FOUND');
    }
    return sendPage(reply);
  });
}
