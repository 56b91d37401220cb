import { allSettled } from 'effector';
import { expect, it } from 'vitest';
import { $api, createFakeApi, makeProblem } from '@/shared/api/testing';
import { makeScope } from '@/shared/lib/test-scope';
import { withdrawPasswordDialog } from '../dialogs';
import { form } from './withdraw-password';

async function change(answer: object, values: [string, string, string]) {
  const bodies: unknown[] = [];
  const api = createFakeApi({
    'POST /exchange/password': ({ body }) => {
      bodies.push(body);
      return answer;
    },
  });
  const scope = makeScope({ values: [[$api, api]] });
  await allSettled(withdrawPasswordDialog.opened, { scope });
  const names = ['currentPassword', 'newPassword', 'newPasswordConfirm'] as const;
  for (const [at, name] of names.entries())
    await allSettled(form.changed, { scope, params: { name, value: values[at] ?? '' } });
  await allSettled(form.submitted, { scope });
  return { scope, bodies };
}

it('sends the current and the new digits, and closes', async () => {
  const { scope, bodies } = await change({ body: { changed: true } }, ['1234', '7391', '7391']);
  expect(bodies).toEqual([{ currentPassword: '1234', newPassword: '7391' }]);
  expect(scope.getState(withdrawPasswordDialog.$isOpen)).toBe(false);
});

it.each([
  [['12', '7391', '7391'], 'currentPassword'],
  [['1234', '1234', '1234'], 'newPassword'],
  [['1234', '7391', '7390'], 'newPasswordConfirm'],
] as const)('sends no %j', async ([current, next, confirm], name) => {
  const { scope, bodies } = await change({}, [current, next, confirm]);
  expect(bodies).toEqual([]);
  expect(scope.getState(form.$errors)[name]).toBeTruthy();
});

it.each([
  [{ code: 'WRONG_WITHDRAW_PASSWORD', rest: 3 }, '(2/5)'],
  [{ code: 'WITHDRAWAL_LOCKED' }, '환전이 잠겼습니다'],
] as const)('says at the field that it was refused: %j', async (refusal, text) => {
  const refusals = [refusal];
  const { scope } = await change(makeProblem('REQUEST_REFUSED', { refusals }), [
    '0000',
    '7391',
    '7391',
  ]);
  expect(scope.getState(form.$errors).currentPassword).toContain(text);
  expect(scope.getState(withdrawPasswordDialog.$isOpen)).toBe(true);
});
