import { allSettled } from 'effector';
import { expect, it } from 'vitest';
import { $member, sessionLost } from '@/entities/member';
import { makeMember } from '@/entities/member/testing';
import { $api, createFakeApi, type FakeCall } from '@/shared/api/testing';
import { alertShown } from '@/shared/lib/alerts';
import { $now } from '@/shared/lib/clock';
import { allDialogsClosed } from '@/shared/lib/dialogs';
import { makeScope, watchCalls } from '@/shared/lib/test-scope';
import { toastShown } from '@/shared/lib/toasts';
import { protection } from '../api';
import { breakDialog, exclusionDialog } from '../dialogs';
import { makeProtection, sampleNow } from '../testing';
import {
  $days,
  $isCovered,
  $isUnderstood,
  $needsReading,
  $until,
  daysChanged,
  holdFinished,
  monthsChosen,
  stopConfirmed,
  understoodChanged,
} from './stop';

const day = 86_400_000;
const stopOf = (kind: 'break' | 'exclusion', until: number) =>
  makeProtection({ stop: { kind, from: sampleNow, until } });

async function openStop(answer: object = { body: stopOf('break', sampleNow + 3 * day) }) {
  const sent: unknown[] = [];
  const take = ({ body }: FakeCall) => {
    sent.push(body);
    return answer;
  };
  const api = createFakeApi({
    'POST /protection/break': take,
    'POST /protection/exclusion': take,
  });
  const scope = makeScope({
    values: [
      [$api, api],
      [$now, sampleNow],
      [protection.$data, makeProtection()],
      [$member, makeMember()],
    ],
  });
  const toasts = watchCalls(scope, toastShown);
  const alerts = watchCalls(scope, alertShown);
  return { scope, sent, toasts, alerts };
}

it('takes a break once the member has said that they read what it means', async () => {
  const { scope, sent, toasts } = await openStop();
  await allSettled(breakDialog.opened, { scope });
  await allSettled(daysChanged, { scope, params: 3 });
  await allSettled(stopConfirmed, { scope });
  expect(sent).toEqual([]);
  expect(scope.getState($needsReading)).toBe(true);
  await allSettled(understoodChanged, { scope, params: true });
  expect(scope.getState($until)).toBe(sampleNow + 3 * day);
  await allSettled(stopConfirmed, { scope });
  expect(sent).toEqual([{ days: 3 }]);
  expect(scope.getState(breakDialog.$isOpen)).toBe(false);
  expect(scope.getState(protection.$data)?.stop?.until).toBe(sampleNow + 3 * day);
  expect(toasts).toContainEqual({
    text: '2026년 11월 25일 (수) 10:02까지 휴식 기간입니다.',
    tone: 'success',
  });
});

it.each([null, 0, 31])('sends no break of %s days', async (days) => {
  const { scope, sent } = await openStop();
  await allSettled(breakDialog.opened, { scope });
  await allSettled(daysChanged, { scope, params: days });
  await allSettled(understoodChanged, { scope, params: true });
  await allSettled(stopConfirmed, { scope });
  expect(sent).toEqual([]);
});

it('excludes by months', async () => {
  const { scope, sent } = await openStop({ body: stopOf('exclusion', sampleNow + 365 * day) });
  await allSettled(exclusionDialog.opened, { scope });
  await allSettled(monthsChosen, { scope, params: 12 });
  await allSettled(understoodChanged, { scope, params: true });
  await allSettled(stopConfirmed, { scope });
  expect(sent).toEqual([{ months: 12 }]);
});

it('starts nothing that a longer one covers', async () => {
  const { scope, sent } = await openStop();
  await allSettled(protection.$data, {
    scope,
    params: stopOf('break', sampleNow + 7 * day),
  });
  await allSettled(breakDialog.opened, { scope });
  await allSettled(understoodChanged, { scope, params: true });
  expect(scope.getState($isCovered)).toBe(true);
  await allSettled(stopConfirmed, { scope });
  expect(sent).toEqual([]);
});

it('stops for 24 hours where the button was held, and asks to read again the next time', async () => {
  const { scope, sent } = await openStop();
  await allSettled(breakDialog.opened, { scope });
  await allSettled(understoodChanged, { scope, params: true });
  await allSettled(holdFinished, { scope });
  expect(sent).toEqual([{ days: 1 }]);
  await allSettled(breakDialog.opened, { scope });
  await allSettled(daysChanged, { scope, params: 30 });
  await allSettled(stopConfirmed, { scope });
  expect(sent).toHaveLength(1);
});

it('says that nothing has begun where the server did not answer', async () => {
  const { scope, alerts } = await openStop({ status: 500, body: {} });
  await allSettled(holdFinished, { scope });
  expect(alerts).toContainEqual({ text: expect.stringContaining('아직 시작되지 않았습니다.') });
});

it('has the days again after a session that ended, once it is opened, and asks to read again', async () => {
  const { scope } = await openStop();
  await allSettled(breakDialog.opened, { scope });
  await allSettled(daysChanged, { scope, params: 12 });
  await allSettled(understoodChanged, { scope, params: true });
  await allSettled(sessionLost, { scope, params: 'expired' });
  await allSettled(allDialogsClosed, { scope });
  await allSettled($member, { scope, params: makeMember() });
  await allSettled(breakDialog.opened, { scope });
  expect([scope.getState($days), scope.getState($isUnderstood)]).toEqual([12, false]);
  await allSettled(breakDialog.closed, { scope });
  await allSettled(breakDialog.opened, { scope });
  expect(scope.getState($days)).toBe(1);
});
