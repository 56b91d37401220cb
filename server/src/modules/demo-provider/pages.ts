import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import serveStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Addresses } from './addresses.ts';
import { messages } from './messages.ts';

const POLICY = [
  "default-src 'self'",
  "img-src 'self' data:",
  "object-src 'none'",
  "base-uri 'none'",
  "form-action 'none'",
].join('; ');
const UNAVAILABLE = 503;

/** The policy of a page that one site may frame, or nobody. */
export function policyFor(site: string | null): string {
  return `${POLICY}; frame-ancestors ${site ?? "'none'"}`;
}

/** Serves the provider's built pages, each to the site that its address was made for. */
export async function servePages(
  app: FastifyInstance,
  { dir, addresses }: { dir: string | null; addresses: Addresses },
): Promise<void> {
  const index = dir === null ? null : join(dir, 'index.html');
  const page = index !== null && existsSync(index) ? readFileSync(index, 'utf8') : null;

  function sendPage(request: FastifyRequest, reply: FastifyReply): FastifyReply {
    const [path = ''] = request.url.split('?');
    const site = addresses.frameOf(path, request.query as Record<string, unknown>);
    reply.headers({ 'content-security-policy': policyFor(site), 'cache-control': 'no-cache' });
    if (page !== null) return reply.type('text/html; charset=utf-8').send(page);
    return reply.code(UNAVAILABLE).type('text/plain; charset=utf-8').send(messages.notBuilt);
  }
  for (const url of ['/game/:gameId', '/replay/:roundId']) app.get(url, sendPage);

  if (dir === null || page === null) return;
  await app.register(serveStatic, {
    root: join(dir, 'static'),
    prefix: '/static/',
    index: false,
    preCompressed: true,
    cacheControl: false,
    setHeaders: (reply) => {
      // Names carry a hash of their content.
      reply.header('cache-control', 'public, max-age=31536000, immutable');
    },
  });
}
