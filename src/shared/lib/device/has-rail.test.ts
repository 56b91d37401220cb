import { expect, it } from 'vitest';
import { $device, $hasRail, type Device } from '.';
import { makeScope } from '@/shared/lib/test-scope';

it.each<[Device, boolean]>([
  ['desktop', true],
  ['tablet', false],
  ['phone', false],
])('draws the rail of a %s: %s', (device, hasRail) => {
  const scope = makeScope({ values: [[$device, device]] });
  expect(scope.getState($hasRail)).toBe(hasRail);
});
