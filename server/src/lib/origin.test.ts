import { expect, it } from 'vitest';
import { originAtPort, siteOf } from './origin.ts';

const requestTo = (host: string, origin?: string, protocol: 'http' | 'https' = 'http') => ({
  protocol,
  host,
  headers: origin === undefined ? {} : { origin },
});

it.each([
  ['localhost:3000', 'http://localhost:3001'],
  ['LOCALHOST', 'http://localhost:3001'],
  ['192.168.0.7:3000', 'http://192.168.0.7:3001'],
  ['[::1]:3000', 'http://[::1]:3001'],
  ['hanpan_web', 'http://hanpan_web:3001'],
])('finds the games beside %s', (host, games) => {
  expect(originAtPort(requestTo(host), 3001)).toBe(games);
});

it.each([
  '',
  'a;script-src *',
  "a 'unsafe-inline'",
  'a,b',
  'a/b',
  'user@a',
  'a:99999:1',
  'a\r\nx: y',
  '[::1',
  '*',
  '*.example.kr',
])('takes nothing else for a host: %j', (host) => {
  expect([originAtPort(requestTo(host), 3001), siteOf(requestTo(host))]).toEqual([null, null]);
});

it('knows the site by what the browser says, else by where the request went', () => {
  expect(siteOf(requestTo('api.example.kr', 'https://hanpan.example.kr'))).toBe(
    'https://hanpan.example.kr',
  );
  expect(siteOf(requestTo('hanpan.example.kr:443', undefined, 'https'))).toBe(
    'https://hanpan.example.kr',
  );
  for (const origin of ['null', 'https://a;b', 'file://x', 'https://a/b'])
    expect(siteOf(requestTo('localhost:3000', origin)), origin).toBe('http://localhost:3000');
});
