import { allSettled, createEvent, createStore } from 'effector';
import { beforeEach, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { makeScope } from '../test-scope';
import { persistStore } from './persist-store';

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

const picked = createEvent();
const changed = createEvent<number | null>();
const $count = createStore<number | null>(null).on(changed, (_count, next) => next);
persistStore({ store: $count, key: 'hanpan.test', schema: z.nullable(z.number()), pickup: picked });

test('nothing is read before the fact that asks for it', async () => {
  localStorage.setItem('hanpan.test', '7');
  const scope = makeScope();
  expect(scope.getState($count)).toBeNull();
  await allSettled(picked, { scope });
  expect(scope.getState($count)).toBe(7);
});

test('a change is written, also after a first visit', async () => {
  const scope = makeScope();
  await allSettled(picked, { scope });
  await allSettled(changed, { scope, params: 3 });
  expect(localStorage.getItem('hanpan.test')).toBe('3');
});

test('what does not fit, or is no JSON, is ignored', async () => {
  for (const text of ['"seven"', '{', '[1]']) {
    localStorage.setItem('hanpan.test', text);
    const scope = makeScope();
    await allSettled(picked, { scope });
    expect(scope.getState($count), text).toBeNull();
  }
});

test('another tab is followed', async () => {
  const scope = makeScope();
  await allSettled(picked, { scope });
  localStorage.setItem('hanpan.test', '9');
  const init = { key: 'hanpan.test', newValue: '9', storageArea: localStorage };
  window.dispatchEvent(new StorageEvent('storage', init));
  await allSettled(scope);
  expect(scope.getState($count)).toBe(9);
});

const $seen = createStore<number | null>(null).on(changed, (_seen, next) => next);
persistStore({
  store: $seen,
  key: 'hanpan.test-visit',
  schema: z.nullable(z.number()),
  pickup: picked,
  lasts: 'visit',
});

test('what lasts for a visit outlives a reload and no closed tab', async () => {
  const scope = makeScope();
  await allSettled(changed, { scope, params: 5 });
  expect(localStorage.getItem('hanpan.test-visit')).toBeNull();
  const reloaded = makeScope();
  await allSettled(picked, { scope: reloaded });
  expect(reloaded.getState($seen)).toBe(5);
});
