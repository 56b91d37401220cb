import { allSettled } from 'effector';
import { expect, it } from 'vitest';
import { $streamHealth } from '@/shared/api';
import { $now } from '@/shared/lib/clock';
import { makeScope } from '@/shared/lib/test-scope';
import { $staleSince } from './stale';

it('knows from when the picture is once nothing comes any more', async () => {
  const scope = makeScope({
    values: [
      [$now, 100_000],
      [$streamHealth, 'live'],
    ],
  });
  await allSettled($streamHealth, { scope, params: 'stale' });
  expect(scope.getState($staleSince)).toBe(85_000);
  await allSettled($now, { scope, params: 130_000 });
  expect(scope.getState($staleSince)).toBe(85_000);
  await allSettled($streamHealth, { scope, params: 'live' });
  expect(scope.getState($staleSince)).toBeNull();
});
