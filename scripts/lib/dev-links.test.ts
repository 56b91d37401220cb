import { expect, it } from 'vitest';
import { readDevLink } from './dev-links.ts';

it.each([
  ['/?scenario=happy', { scenario: 'happy', account: null, to: '/' }],
  [
    '/bet_result?show=won&as=coin01',
    { scenario: null, account: 'coin01', to: '/bet_result?show=won' },
  ],
  [
    '/korea/cross?time=1&scenario=failing.placeBet.INTERNAL&as=tend22',
    { scenario: 'failing.placeBet.INTERNAL', account: 'tend22', to: '/korea/cross?time=1' },
  ],
])('%s opens a state', (address, link) => {
  expect(readDevLink(address)).toEqual(link);
});

it.each(['/', '/korea/cross?sport=football', '/static/js/index.js'])('%s opens none', (address) => {
  expect(readDevLink(address)).toBeNull();
});

it.each(['//evil.example/x', '/\\evil.example/x', '/.//evil.example/x', 'http://evil.example/x'])(
  '%s stays on this site',
  (address) => {
    expect(readDevLink(`${address}?as=member01`)?.to).toMatch(/^\/(?![/\\])/);
  },
);
