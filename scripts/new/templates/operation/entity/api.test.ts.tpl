import { allSettled } from 'effector';
import { expect, it } from 'vitest';
import { $api, createFakeApi, makeProblem } from '@/shared/api/testing';
import { makeScope } from '@/shared/lib/test-scope';
import { {{camel}}Query } from './api';

type Answer = Parameters<typeof createFakeApi>[0][string];

function scopeOf(answer: Answer) {
  return makeScope({ values: [[$api, createFakeApi({ 'GET {{path}}': answer })]] });
}

it('has what the server answers', async () => {
  const scope = scopeOf({ body: { title: '한판' } });
  await allSettled({{camel}}Query.start, { scope });
  expect(scope.getState({{camel}}Query.$data)).toEqual({ title: '한판' });
});

it('fails where the server is not ready', async () => {
  const scope = scopeOf(makeProblem('NOT_READY'));
  await allSettled({{camel}}Query.start, { scope });
  expect(scope.getState({{camel}}Query.$failure)).toMatchObject({ kind: 'problem' });
});
