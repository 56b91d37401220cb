import { expect, it } from 'vitest';
import { callerIp, networkOf, plainIp, typedIp } from './address.ts';

it('writes an IPv4 address in one way', () => {
  expect([plainIp('::ffff:10.0.0.1'), plainIp('10.0.0.1'), plainIp('::1')]).toEqual([
    '10.0.0.1',
    '10.0.0.1',
    '::1',
  ]);
});

it('takes no name for an address', () => {
  expect(callerIp('2001:db8::1', '10.0.0.1')).toBe('2001:db8::1');
  for (const named of ['', 'garbage', '9.9.9.9:80', '<b>', 'a'.repeat(3_000)])
    expect(callerIp(named, '10.0.0.1')).toBe('10.0.0.1');
});

it.each([
  ['10.0.0.1', '10.0.0.1'],
  ['::ffff:10.0.0.1', '10.0.0.1'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['2001:DB8:1:2::9', '2001:db8:1:2::/64'],
  ['2001:db8::9', '2001:db8:0:0::/64'],
  ['::1', '0:0:0:0::/64'],
])('counts %s as %s', (ip, network) => {
  expect(networkOf(ip)).toBe(network);
});

it.each([
  ['10.0.0.1', '10.0.0.1'],
  ['::FFFF:10.0.0.1', '10.0.0.1'],
  ['::ffff:0a00:1', '10.0.0.1'],
  ['0:0:0:0:0:ffff:10.0.0.1', '10.0.0.1'],
  ['2001:0DB8:0:0:0:0:0:1', '2001:db8::1'],
  ['0:0:0:0:0:0:0:1', '::1'],
  ['10.0.0', null],
  ['10.0.0.256', null],
  ['2001:db8', null],
  ['::1::', null],
  ['', null],
])('reads %s as %s', (text, ip) => {
  expect(typedIp(text)).toBe(ip);
});
