import { expect, it } from 'vitest';
import { parseConfig } from './config.ts';
import { createHttp } from './http.ts';
import { callerIp } from './lib/address.ts';
import { createManualClock } from './lib/clock.ts';

async function addressSeen(trust: string, forwarded: string, peer: string): Promise<string> {
  const parsed = parseConfig({ TRUST_PROXY: trust, LOG_LEVEL: 'silent' }, '/');
  if (!parsed.ok) throw new Error(parsed.errors.join());
  const app = createHttp(parsed.value, createManualClock(0));
  app.get('/who', async ({ ip, socket }) => ({ ip: callerIp(ip, socket.remoteAddress) }));
  const headers = { 'x-forwarded-for': forwarded };
  const answer = await app.inject({ method: 'GET', url: '/who', headers, remoteAddress: peer });
  await app.close();
  return answer.json<{ ip: string }>().ip;
}

const PEER = '10.0.0.5';
const MAPPED = '::ffff:10.0.0.5';

it.each([
  // The address that the proxy saw, never one that the caller wrote.
  ['1', '7.0.0.1, 9.9.9.9', PEER, '9.9.9.9'],
  ['', '7.0.0.1, 9.9.9.9', MAPPED, PEER],
  ['0', '9.9.9.9', PEER, PEER],
  ['1', '9.9.9.9:5123', PEER, '9.9.9.9'],
  ['1', '[2001:db8::1]:443', PEER, '2001:db8::1'],
  ['1', '::FFFF:9.9.9.9', PEER, '9.9.9.9'],
  ['1', 'unknown', MAPPED, PEER],
  ['2', '7.0.0.1, 9.9.9.9, 192.168.1.1', PEER, '9.9.9.9'],
  ['10', '9.9.9.9', PEER, '9.9.9.9'],
  ['10.0.0.0/8, 192.168.1.1', '7.0.0.1, 9.9.9.9, 192.168.1.1:80', PEER, '9.9.9.9'],
  ['10.0.0.0/8', '7.0.0.1, 9.9.9.9, 10.1.1.1', MAPPED, '9.9.9.9'],
  ['10.0.0.0/8', '9.9.9.9', '11.0.0.1', '11.0.0.1'],
  ['2001:db8::/32', '9.9.9.9, [2001:db8::7]:80', '2001:db8::1', '9.9.9.9'],
])('TRUST_PROXY=%s takes of "%s" from %s the address %s', async (trust, named, peer, ip) => {
  expect(await addressSeen(trust, named, peer)).toBe(ip);
});

it.each(['11', '-1', 'yes', '10.0.0.0/33', '10.0.0', '::/129', '10.0.0.1,', 'fe80::1%eth0'])(
  'TRUST_PROXY=%s is refused',
  (trust) => {
    expect(parseConfig({ TRUST_PROXY: trust }, '/')).toEqual({
      ok: false,
      errors: [
        `TRUST_PROXY must be 0 to 10, or addresses and networks with commas between, not "${trust}"`,
      ],
    });
  },
);
