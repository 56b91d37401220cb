import { allSettled } from 'effector';
import { expect, it } from 'vitest';
import { $member, logoutClicked } from '@/entities/member';
import { memberKinds } from '@/entities/member/testing';
import { askConfirmFx } from '@/shared/lib/alerts';
import { makeScope, watchCalls } from '@/shared/lib/test-scope';
import { logoutRequested } from './model';

function scopeOf(kind: keyof typeof memberKinds, answer: boolean) {
  return makeScope({
    values: [[$member, memberKinds[kind]]],
    handlers: [[askConfirmFx, () => answer]],
  });
}

it.each([
  ['gs', true, 1],
  ['gs', false, 0],
  ['manager', true, 1],
  // Type 1 with role 10 has no logout.
  ['admin', true, 0],
] as const)('%s who answers %s is logged out %i times', async (kind, answer, times) => {
  const scope = scopeOf(kind, answer);
  const calls = watchCalls(scope, logoutClicked);
  await allSettled(logoutRequested, { scope });
  expect(calls).toHaveLength(times);
});
