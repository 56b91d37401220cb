import { allSettled, type Scope } from 'effector';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { $member } from '@/entities/member';
import { memberKinds } from '@/entities/member/testing';
import { $api, createFakeApi } from '@/shared/api/testing';
import { $serverOffset } from '@/shared/lib/clock/testing';
import { makeScope } from '@/shared/lib/test-scope';
import {
  $openedPopup,
  $shownPopups,
  popupClosed,
  PopupGate,
  popupOpened,
  popupSnoozed,
} from './model';

const at = Date.parse('2024-05-19T12:00:00+09:00');
const hourMs = 3_600_000;
const popups = [
  { id: 1, title: '점검', contents: '점검 안내' },
  { id: 2, title: '이벤트', contents: '출석체크' },
];

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  vi.useFakeTimers({ now: at, toFake: ['Date'] });
});
afterEach(() => vi.useRealTimers());

/** A visit `later` milliseconds after the first, on a machine whose clock is `behind`. */
async function visit({ later = 0, behind = 0 } = {}): Promise<Scope> {
  vi.setSystemTime(at + later - behind);
  const api = createFakeApi({ 'GET /popup': { body: popups } });
  const scope = makeScope({
    values: [
      [$api, api],
      [$serverOffset, behind],
    ],
  });
  await allSettled(PopupGate.open, { scope, params: {} });
  return scope;
}

const shown = (scope: Scope) => scope.getState($shownPopups).map(({ id }) => id);

it('keeps a closed popup away over reloads, and brings it back on the next visit', async () => {
  const scope = await visit();
  await allSettled(popupClosed, { scope, params: 1 });
  expect(shown(scope)).toEqual([2]);
  expect(shown(await visit())).toEqual([2]);
  sessionStorage.clear();
  expect(shown(await visit())).toEqual([1, 2]);
});

it('asks again when a member comes, who may be shown less', async () => {
  let isMember = false;
  const api = createFakeApi({
    'GET /popup': () => ({ body: isMember ? popups.slice(0, 1) : popups }),
  });
  const scope = makeScope({ values: [[$api, api]] });
  await allSettled(PopupGate.open, { scope, params: {} });
  expect(shown(scope)).toEqual([1, 2]);
  isMember = true;
  await allSettled($member, { scope, params: memberKinds.ordinary });
  expect(shown(scope)).toEqual([1]);
});

it('is read until it is closed', async () => {
  const scope = await visit();
  expect(scope.getState($openedPopup)).toBeNull();
  await allSettled(popupOpened, { scope, params: 2 });
  expect(scope.getState($openedPopup)?.title).toBe('이벤트');
  await allSettled(popupClosed, { scope, params: 2 });
  expect(scope.getState($openedPopup)).toBeNull();
});

it('keeps a snoozed popup away for three hours, and no other', async () => {
  const scope = await visit();
  await allSettled(popupSnoozed, { scope, params: 1 });
  expect(shown(scope)).toEqual([2]);
  expect(shown(await visit({ later: 3 * hourMs - 1 }))).toEqual([2]);
  expect(shown(await visit({ later: 3 * hourMs }))).toEqual([1, 2]);
});

it("counts the three hours by the server's clock", async () => {
  const scope = await visit({ behind: 5 * hourMs });
  await allSettled(popupSnoozed, { scope, params: 1 });
  expect(shown(await visit({ later: 2 * hourMs }))).toEqual([2]);
  expect(shown(await visit({ later: 4 * hourMs }))).toEqual([1, 2]);
});

it('forgets snoozes that are over when it keeps a new one', async () => {
  const scope = await visit();
  await allSettled(popupSnoozed, { scope, params: 1 });
  await allSettled(popupSnoozed, { scope: await visit({ later: 4 * hourMs }), params: 2 });
  expect(JSON.parse(localStorage.getItem('hanpan.popups') ?? '')).toEqual({ 2: at + 7 * hourMs });
});

it.each(['{"1":"soon"}', '[', '{"1":'])('ignores what somebody wrote: %s', async (text) => {
  localStorage.setItem('hanpan.popups', text);
  expect(shown(await visit())).toEqual([1, 2]);
});

it('shows nothing when the popups do not come', async () => {
  const scope = makeScope({ values: [[$api, createFakeApi({})]] });
  await allSettled(PopupGate.open, { scope, params: {} });
  expect(shown(scope)).toEqual([]);
});
