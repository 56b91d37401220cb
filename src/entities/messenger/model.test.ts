import { allSettled } from 'effector';
import { expect, it } from 'vitest';
import { $api, createFakeApi } from '@/shared/api/testing';
import { toastShown } from '@/shared/lib/toasts';
import { makeScope, watchCalls } from '@/shared/lib/test-scope';
import { makeMessengers } from './lib/sample-messengers';
import {
  $areMessengersSettled,
  $messengers,
  accountCopied,
  copying,
  messengersRequested,
} from './model';

const dto = { id: 1, name: '텔레그램', account: 'hanpan_cs', imgPath: '/messenger-telegram.svg' };
const messenger = makeMessengers()[0] as ReturnType<typeof makeMessengers>[number];

it('loads the messengers once, with their pictures below the download path', async () => {
  let calls = 0;
  const api = createFakeApi({
    'GET /setting/messenger': () => {
      calls += 1;
      return { body: [dto] };
    },
  });
  const scope = makeScope({ values: [[$api, api]] });
  await allSettled(messengersRequested, { scope });
  await allSettled(messengersRequested, { scope });
  expect(calls).toBe(1);
  expect(scope.getState($messengers)[0]?.imageUrl).toBe('/file/download/messenger-telegram.svg');
});

it.each([
  ['came', () => ({ body: [dto] })],
  ['are none', () => ({ body: [] })],
  [
    'could not be had',
    () => {
      throw new TypeError('fetch failed');
    },
  ],
])('is settled when the messengers %s, and not before', async (_case, answer) => {
  const scope = makeScope({
    values: [[$api, createFakeApi({ 'GET /setting/messenger': answer })]],
  });
  expect(scope.getState($areMessengersSettled)).toBe(false);
  await allSettled(messengersRequested, { scope });
  expect(scope.getState($areMessengersSettled)).toBe(true);
});

it('copies the account, and names it where the browser refuses', async () => {
  for (const [answer, text] of [
    [() => undefined, '복사했습니다'],
    [() => Promise.reject(new Error('denied')), 'hanpan_cs'],
  ] as const) {
    const scope = makeScope({ handlers: [[copying.writeFx, answer]] });
    const toasts = watchCalls(scope, toastShown);
    // Not awaited: the toast itself takes its seconds to go.
    void allSettled(accountCopied, { scope, params: messenger });
    await Promise.resolve();
    await Promise.resolve();
    expect(toasts[0]?.text).toContain(text);
  }
});
