import { expect, it } from 'vitest';
import { isAddress } from './is-address';

it.each([
  ...['203.0.113.18', '0.0.0.0', '255.255.255.255'],
  ...['::1', '2001:db8::1', '::ffff:203.0.113.18', '2001:DB8:85a3::8a2e:370:7334'],
])('takes %s', (text) => {
  expect(isAddress(text)).toBe(true);
});

it.each([
  ...[
    '',
    '203.0.113',
    '203.0.113.300',
    '203.0.113.18.1',
    '203.0.113.018',
    '1.2.3.4/24',
    'localhost',
  ],
  ...[':', '2001:db8:::1', '1:2:3:4:5:6:7:8:9', '::1]', '[::1]', 'fe80::1%eth0', '::1/64', ':1@x'],
])('refuses "%s"', (text) => {
  expect(isAddress(text)).toBe(false);
});
