import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, brotliDecompressSync } from 'node:zlib';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { parseConfig } from './config.ts';
import { createHttp, serveClient } from './http.ts';
import { createSystemClock } from './lib/clock.ts';

const page = `<!doctype html><title>한판</title>${' '.repeat(2_000)}`;
let app: FastifyInstance;
let dir: string;

beforeAll(async () => {
  dir = mkdtempSync(join(tmpdir(), 'hanpan-client-'));
  mkdirSync(join(dir, 'static'));
  writeFileSync(join(dir, 'index.html'), page);
  writeFileSync(join(dir, 'index.html.br'), brotliCompressSync(page));
  writeFileSync(join(dir, 'static', 'app.1a2b3c.js'), 'start()');
  const parsed = parseConfig({ LOG_LEVEL: 'silent' }, '/');
  if (!parsed.ok) throw new Error(parsed.errors.join());
  app = createHttp(parsed.value, createSystemClock());
  await serveClient(app, { clientDir: dir, publicApiBase: null });
  await app.ready();
});
afterAll(async () => {
  await app.close();
  rmSync(dir, { recursive: true });
});

function open(url: string, headers: Record<string, string> = { accept: 'text/html' }) {
  return app.inject({ url, headers });
}

it('sends the page for every address of the site, never kept', async () => {
  for (const url of ['/', '/korea/cross?time=3', '/bet_result']) {
    const { statusCode, body, headers } = await open(url);
    expect([statusCode, body]).toEqual([200, page]);
    expect(headers).toMatchObject({
      'cache-control': 'no-cache',
      'x-frame-options': 'DENY',
      'referrer-policy': 'no-referrer',
    });
  }
});

it.each(['/?scenario=maintenance', '/korea/cross?as=admin01&scenario=happy'])(
  'knows nothing of links to scenarios: %s is the page alone',
  async (url) => {
    const cookie = 'hanpan-mock=1.maintenance';
    const { statusCode, body, headers } = await open(url, { accept: 'text/html', cookie });
    expect([statusCode, body]).toEqual([200, page]);
    expect(headers).not.toHaveProperty('set-cookie');
    for (const api of ['/__mock/scenarios', '/__mock/scenario/maintenance']) {
      expect((await open(api, { accept: 'application/json' })).statusCode).toBe(404);
    }
  },
);

it('sends what is compressed already', async () => {
  const response = await open('/korea/cross', { accept: 'text/html', 'accept-encoding': 'br' });
  expect(response.headers['content-encoding']).toBe('br');
  expect(brotliDecompressSync(response.rawPayload).toString()).toBe(page);
});

it('gives the page of a route to a tool that takes anything', async () => {
  for (const headers of [{ accept: '*/*' }, {}]) {
    const response = await open('/korea/cross?time=1', headers as Record<string, string>);
    expect([response.statusCode, response.body]).toEqual([200, page]);
  }
});

it('lets a file whose name carries its hash be kept for ever', async () => {
  const { headers, body } = await open('/static/app.1a2b3c.js', {});
  expect(body).toBe('start()');
  expect(headers['cache-control']).toBe('public, max-age=31536000, immutable');
});

it.each(['/static/gone.js', '/api/nowhere', '/api', '/file/download/x.png'])(
  'answers 404 and no page for %s',
  async (url) => {
    const headers = url.startsWith('/static') ? { accept: '*/*' } : { accept: 'text/html' };
    const { statusCode, body } = await open(url, headers as Record<string, string>);
    expect(statusCode).toBe(404);
    expect(JSON.parse(body)).toMatchObject({ code: 'NOT_FOUND' });
  },
);

it('reads no file above its folder', async () => {
  for (const url of [
    '/..%2f..%2fetc/passwd',
    '/%2e%2e/%2e%2e/etc/passwd',
    '/static/..%5c..%5cetc',
  ]) {
    const { statusCode, body } = await open(url, {});
    // `%2e%2e` is resolved by the caller: what is left may be a route of the client, and is its page then.
    expect([200, 400, 403, 404]).toContain(statusCode);
    if (statusCode === 200) expect(body).toBe(page);
  }
  for (const url of ['/..%2f..%2fetc/passwd', '/static/..%5c..%5cetc']) {
    expect((await open(url, {})).statusCode).toBeGreaterThanOrEqual(400);
  }
});

it('tells the page another base of the calls, and lets it be called', async () => {
  writeFileSync(join(dir, 'index.html'), `<head><title>한판</title></head>`);
  const parsed = parseConfig({ LOG_LEVEL: 'silent' }, '/');
  if (!parsed.ok) throw new Error(parsed.errors.join());
  const other = createHttp(parsed.value, createSystemClock());
  await serveClient(other, { clientDir: dir, publicApiBase: 'https://api.example.kr/v1' });
  const meta = '<meta name="hanpan:api-base" content="https://api.example.kr/v1" />';
  for (const url of ['/', '/index.html', '/korea/cross']) {
    const response = await other.inject({ url, headers: { accept: 'text/html' } });
    expect(response.body, url).toBe(`<head>${meta}<title>한판</title></head>`);
    expect(response.headers['content-security-policy']).toContain(
      "connect-src 'self' https://api.example.kr;",
    );
  }
  await other.close();
  writeFileSync(join(dir, 'index.html'), page);
});
