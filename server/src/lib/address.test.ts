import { expect, it } from 'vitest';
import { callerIp, namedIp, networkOf, plainIp, typedIp } from './address.ts';

it('writes an IPv4 address in one way', () => {
  expect([plainIp('::ffff:10.0.0.1'), plainIp('10.0.0.1'), plainIp('::1')]).toEqual([
    '10.0.0.1',
    '10.0.0.1',
    '::1',
  ]);
});

it('takes no name for an address', () => {
  expect(callerIp('2001:db8::1', '10.0.0.1')).toBe('2001:db8::1');
  for (const named of ['', 'garbage', '<b>', 'a'.repeat(3_000)])
    expect(callerIp(named, '::ffff:10.0.0.1')).toBe('10.0.0.1');
});

it.each([
  ['9.9.9.9', '9.9.9.9'],
  ['9.9.9.9:80', '9.9.9.9'],
  ['[9.9.9.9]:80', '9.9.9.9'],
  ['::FFFF:9.9.9.9', '9.9.9.9'],
  ['[::ffff:9.9.9.9]:443', '9.9.9.9'],
  ['[2001:DB8::1]', '2001:db8::1'],
  ['[2001:db8::1]:65535', '2001:db8::1'],
  ['[fe80::1%eth0]:80', 'fe80::1'],
  // Without brackets the last group is no port.
  ['2001:db8::1:80', '2001:db8::1:80'],
  ['9.9.9.9:', null],
  ['9.9.9.9:800000', null],
  ['9.9.9:80', null],
  ['[2001:db8::1', null],
  ['[]:80', null],
  ['unknown', null],
])('finds in %s of a proxy the address %s', (text, ip) => {
  expect(namedIp(text)).toBe(ip);
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
  ['fe80::1%eth0', 'fe80::1'],
  ['10.0.0', null],
  ['10.0.0.256', null],
  ['2001:db8', null],
  ['::1::', null],
  ['', null],
])('reads %s as %s', (text, ip) => {
  expect(typedIp(text)).toBe(ip);
});
