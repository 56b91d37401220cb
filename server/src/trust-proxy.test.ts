import { expect, it } from 'vitest';
import { parseConfig } from './config.ts';
import { createHttp } from './http.ts';
import { createManualClock } from './lib/clock.ts';

async function addressSeen(trust: string): Promise<string> {
  const parsed = parseConfig({ TRUST_PROXY: trust, LOG_LEVEL: 'silent' }, '/');
  if (!parsed.ok) throw new Error(parsed.errors.join());
  const app = createHttp(parsed.value, createManualClock(0));
  app.get('/who', async (request) => ({ ip: request.ip }));
  const headers = { 'x-forwarded-for': '7.0.0.1, 9.9.9.9' };
  const answer = await app.inject({ method: 'GET', url: '/who', headers });
  await app.close();
  return answer.json<{ ip: string }>().ip;
}

it('takes the address that the proxy saw, never one that the caller wrote', async () => {
  expect(await addressSeen('1')).toBe('9.9.9.9');
  expect(await addressSeen('')).toBe('127.0.0.1');
});
