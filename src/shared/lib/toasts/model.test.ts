import { allSettled } from 'effector';
import { expect, test, vi } from 'vitest';
import { makeScope } from '../test-scope';
import { $isToastTimed, $toasts, $waitingCount, toastShown, toastsHeld } from './model';

test('toasts wait while they are held, and come in their order afterwards', async () => {
  const scope = makeScope({ values: [[$isToastTimed, false]] });
  const texts = () => scope.getState($toasts).map(({ text }) => text);
  const show = (text: string) => allSettled(toastShown, { scope, params: { text } });
  await show('before');
  await allSettled(toastsHeld, { scope, params: { by: 'placement', isHeld: true } });
  await show('one');
  await show('two');
  expect(texts()).toEqual(['before']);
  expect(scope.getState($waitingCount)).toBe(2);
  await allSettled(toastsHeld, { scope, params: { by: 'placement', isHeld: false } });
  expect(texts()).toEqual(['before', 'one', 'two']);
  expect(scope.getState($waitingCount)).toBe(0);
});

test('toasts come when nothing holds them any more', async () => {
  const scope = makeScope();
  const hold = (by: 'placement' | 'stake', isHeld: boolean) =>
    allSettled(toastsHeld, { scope, params: { by, isHeld } });
  await hold('stake', true);
  await hold('placement', true);
  await hold('stake', false);
  await allSettled(toastShown, { scope, params: { text: 'one' } });
  expect(scope.getState($toasts)).toEqual([]);
  await hold('placement', false);
  expect(scope.getState($toasts)).toMatchObject([
    { text: 'one', note: null, tone: 'neutral', isKept: false },
  ]);
});

test('a toast goes after 8 seconds; what went wrong, or is to be kept, stays', async () => {
  vi.useFakeTimers();
  const scope = makeScope({ values: [[$isToastTimed, true]] });
  const texts = () => scope.getState($toasts).map(({ text }) => text);
  const words = [
    { text: 'done', tone: 'success' },
    { text: 'failed', tone: 'danger' },
    { text: 'rejected', note: 'why', isKept: true },
  ] as const;
  const settled = words.map((params) => allSettled(toastShown, { scope, params }));
  await vi.advanceTimersByTimeAsync(7_999);
  expect(texts()).toEqual(['done', 'failed', 'rejected']);
  await vi.advanceTimersByTimeAsync(1);
  await Promise.all(settled);
  expect(texts()).toEqual(['failed', 'rejected']);
  vi.useRealTimers();
});

test('what goes by itself pushes out nothing that stays', async () => {
  const scope = makeScope();
  const show = (text: string, isKept: boolean) =>
    allSettled(toastShown, { scope, params: { text, isKept } });
  await show('kept', true);
  for (const text of ['one', 'two', 'three', 'four']) await show(text, false);
  expect(scope.getState($toasts).map(({ text }) => text)).toEqual(['kept', 'two', 'three', 'four']);
});
