import { allSettled } from 'effector';
import { expect, test } from 'vitest';
import { makeScope } from '../test-scope';
import { $isToastTimed, $toasts, $waitingCount, toastShown, toastsHeld } from './model';

test('toasts wait while they are held, and come in their order afterwards', async () => {
  const scope = makeScope({ values: [[$isToastTimed, false]] });
  const texts = () => scope.getState($toasts).map(({ text }) => text);
  const show = (text: string) => allSettled(toastShown, { scope, params: { text } });
  await show('before');
  await allSettled(toastsHeld, { scope, params: true });
  await show('one');
  await show('two');
  expect(texts()).toEqual(['before']);
  expect(scope.getState($waitingCount)).toBe(2);
  await allSettled(toastsHeld, { scope, params: false });
  expect(texts()).toEqual(['before', 'one', 'two']);
  expect(scope.getState($waitingCount)).toBe(0);
});
