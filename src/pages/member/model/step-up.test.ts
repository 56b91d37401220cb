import { allSettled } from 'effector';
import { expect, it } from 'vitest';
import { sessionLost, sessionRenewed } from '@/entities/member';
import { $api, createFakeApi, makeProblem } from '@/shared/api/testing';
import { alertShown } from '@/shared/lib/alerts';
import { makeScope, watchCalls } from '@/shared/lib/test-scope';
import { leaveDialog, signOutDialog } from '../dialogs';
import { makeProfile } from '@/entities/member/testing';
import { profile } from '../api';
import { form, leaveRefused } from './step-up';

async function openDialog(dialog: typeof leaveDialog, answer: object, leaveRest = 0) {
  const bodies: unknown[] = [];
  const reply = ({ body }: { body: unknown }) => {
    bodies.push(body);
    return answer;
  };
  const api = createFakeApi({
    'POST /member/devices/sign-out': reply,
    'POST /member/leave': reply,
  });
  const scope = makeScope({
    values: [
      [$api, api],
      [profile.$data, makeProfile({ leaveObstacles: [], leaveRest })],
    ],
  });
  await allSettled(dialog.opened, { scope });
  const renewed = watchCalls(scope, sessionRenewed);
  const lost = watchCalls(scope, sessionLost);
  const alerts = watchCalls(scope, alertShown);
  const refused = watchCalls(scope, leaveRefused);
  await allSettled(form.changed, {
    scope,
    params: { name: 'currentPassword', value: 'demo1234' },
  });
  await allSettled(form.submitted, { scope });
  return { scope, bodies, renewed, lost, alerts, refused };
}

it('signs out elsewhere and goes on under the new token', async () => {
  const answer = { body: { token: 'next', expiresAt: 5 } };
  const { scope, bodies, renewed } = await openDialog(signOutDialog, answer);
  expect(bodies).toEqual([{ currentPassword: 'demo1234' }]);
  expect(renewed).toEqual([{ token: 'next', expiresAt: 5 }]);
  expect(scope.getState(signOutDialog.$isOpen)).toBe(false);
});

it('says at the field that the password was wrong, and stays open', async () => {
  const { scope } = await openDialog(signOutDialog, makeProblem('WRONG_PASSWORD'));
  expect(scope.getState(form.$errors).currentPassword).toContain('일치하지 않습니다');
  expect(scope.getState(signOutDialog.$isOpen)).toBe(true);
});

it('ends the session of whoever leaves', async () => {
  const { lost, alerts } = await openDialog(leaveDialog, { body: { received: true } });
  expect(lost).toEqual(['logout']);
  expect(alerts).toContainEqual({ text: expect.stringContaining('접수되었습니다') });
});

it('says what to do where something keeps the member from leaving', async () => {
  const { scope, lost, alerts, refused } = await openDialog(
    leaveDialog,
    makeProblem('INVALID_STATE'),
  );
  expect(lost).toEqual([]);
  expect(refused).toHaveLength(1);
  expect(alerts).toContainEqual({ text: expect.stringContaining('정리하신 후') });
  expect(scope.getState(leaveDialog.$isOpen)).toBe(false);
});

it('gives a rest up that cannot be withdrawn, and only by consent', async () => {
  const { scope, bodies, lost } = await openDialog(
    leaveDialog,
    { body: { received: true } },
    4_500,
  );
  expect(bodies).toEqual([]);
  expect(scope.getState(form.$errors).givesUp).toContain('동의해주세요');
  await allSettled(form.changed, { scope, params: { name: 'givesUp', value: true } });
  await allSettled(form.submitted, { scope });
  expect(bodies).toEqual([{ currentPassword: 'demo1234', givesUp: 4_500 }]);
  expect(lost).toEqual(['logout']);
});
