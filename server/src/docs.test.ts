import stream from '#contract/asyncapi.json' with { type: 'json' };
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { parseConfig } from './config.ts';
import { readContract } from './contract/document.ts';
import { serveDocs } from './docs.ts';
import { createHttp, serveClient } from './http.ts';
import { createSystemClock } from './lib/clock.ts';

let app: FastifyInstance;

beforeAll(async () => {
  const parsed = parseConfig({ LOG_LEVEL: 'silent' }, '/');
  if (!parsed.ok) throw new Error(parsed.errors.join());
  app = createHttp(parsed.value, createSystemClock());
  await serveClient(app, { clientDir: null, publicApiBase: null });
  serveDocs(app, readContract());
  await app.ready();
});
afterAll(() => app.close());

it.each([
  ['calls', '/api/openapi.json', readContract()],
  ['stream', '/api/asyncapi.json', stream],
])('publishes the whole document of the %s', async (_name, url, document) => {
  const response = await app.inject({ url });
  expect(response.headers['content-type']).toBe('application/json; charset=utf-8');
  expect(response.json()).toEqual(document);
});

it('shows it in pages that bring all they need from here', async () => {
  const page = await app.inject({ url: '/api/docs' });
  const parts = [...page.body.matchAll(/(?:src|href)="([^"]+)"/g)].map(([, url = '']) => url);
  expect(parts.length).toBeGreaterThan(4);
  for (const url of [...parts, '/api/docs/json']) {
    expect(url).toMatch(/^\/api\/docs\//);
    expect([url, (await app.inject({ url })).statusCode]).toEqual([url, 200]);
  }
  expect((await app.inject({ url: '/api/docs/json' })).json()).toEqual(readContract());
});

it('runs no inline script, under the same headers as the site', async () => {
  const { body, headers } = await app.inject({ url: '/api/docs' });
  expect(body).not.toMatch(/<script(?![^>]*\bsrc=)|\son\w+=/);
  expect(headers).toMatchObject({
    'content-security-policy': expect.stringContaining("script-src 'self';"),
    'x-frame-options': 'DENY',
    'x-content-type-options': 'nosniff',
  });
});

it.each([
  ['GET', '/api/docs/nowhere'],
  ['GET', '/api/docs/static/..%2f..%2fpackage.json'],
  ['POST', '/api/docs'],
  ['POST', '/api/openapi.json'],
] as const)('%s %s is a problem like any other', async (method, url) => {
  const response = await app.inject({ method, url });
  expect([response.statusCode, response.json().code]).toEqual([404, 'NOT_FOUND']);
});
