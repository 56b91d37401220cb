import { allSettled } from 'effector';
import { expect, it } from 'vitest';
import { $api, createFakeApi } from '@/shared/api/testing';
import { makeScope } from '@/shared/lib/test-scope';
import { $isPaused, $notice, NoticeGate, pauseToggled } from './model';

const makeNews = (count: number) =>
  Array.from({ length: count }, (_, at) => ({
    id: at + 1,
    contents: `공지 ${at + 1}`,
    createdAt: 0,
  }));

async function openWith(count: number) {
  const api = createFakeApi({ 'GET /newsLink': { body: makeNews(count) } });
  const scope = makeScope({ values: [[$api, api]] });
  await allSettled(NoticeGate.open, { scope, params: {} });
  return scope;
}

it('runs the first item of the list', async () => {
  const scope = await openWith(3);
  expect(scope.getState($notice)?.contents).toBe('공지 1');
});

it('runs nothing where there is no news', async () => {
  const scope = await openWith(0);
  expect(scope.getState($notice)).toBeNull();
});

it('stops and goes on when pressed', async () => {
  const scope = await openWith(1);
  await allSettled(pauseToggled, { scope });
  expect(scope.getState($isPaused)).toBe(true);
  await allSettled(pauseToggled, { scope });
  expect(scope.getState($isPaused)).toBe(false);
});
