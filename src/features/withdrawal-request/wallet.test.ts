import { allSettled } from 'effector';
import { expect, it } from 'vitest';
import { $member, sessionLost } from '@/entities/member';
import { makeMember } from '@/entities/member/testing';
import { $api, createFakeApi, type FakeCall, makeProblem } from '@/shared/api/testing';
import { makeScope } from '@/shared/lib/test-scope';
import { tetherWithdrawal } from './model';
import { makeTetherWithdrawalTerms } from './testing';
import { $isWalletOpen, form, joining, sending, walletOpened } from './wallet';

const wallet = 'TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t';

async function openDialog(answer: object = { body: { address: wallet } }) {
  const sent: unknown[] = [];
  let loads = 0;
  const api = createFakeApi({
    'GET /exchange/crypto': () => {
      loads += 1;
      return { body: makeTetherWithdrawalTerms() };
    },
    'POST /exchange/crypto/wallet': ({ body }: FakeCall) => {
      sent.push(body);
      return answer;
    },
  });
  const scope = makeScope({
    values: [
      [$api, api],
      [$member, makeMember()],
    ],
  });
  await allSettled(tetherWithdrawal.opened, { scope });
  await allSettled(walletOpened, { scope });
  const fill = (name: 'address' | 'withdrawPassword', value: string) =>
    allSettled(form.changed, { scope, params: { name, value } });
  const join = async (address: string, password = '1234') => {
    await fill('address', address);
    await fill('withdrawPassword', password);
    await allSettled(form.submitted, { scope });
  };
  return { scope, sent, fill, join, loads: () => loads };
}

it('registers an address without the spaces it was pasted with, and reads the terms again', async () => {
  const { scope, sent, join, loads } = await openDialog();
  await join(` ${wallet}\n`);
  expect(sent).toEqual([{ address: wallet, withdrawPassword: '1234' }]);
  expect([scope.getState($isWalletOpen), loads()]).toEqual([false, 2]);
});

it.each([
  '',
  '0x52908400098527886E0F7030069857D2E4169EE7',
  wallet.slice(1),
  `${wallet}1`,
  wallet.replace('R', 'O'),
])('sends no %j: a try of the password would be lost', async (address) => {
  const { scope, sent, join } = await openDialog();
  await join(address);
  expect(sent).toEqual([]);
  expect(scope.getState(form.$errors).address).toBeDefined();
});

it('says that letters were mistaken until they are changed', async () => {
  const { scope, fill, join } = await openDialog(makeProblem('VALIDATION'));
  await join(wallet);
  expect(scope.getState(form.$errors).address).toMatch('잘못된 주소');
  expect(scope.getState(sending.$failure)).toBeNull();
  await fill('address', `${wallet.slice(0, -1)}s`);
  expect(scope.getState(form.$errors).address).toBeUndefined();
});

it('asks for a wrong password again, with the address kept', async () => {
  const refusals = [{ code: 'WRONG_WITHDRAW_PASSWORD' as const, rest: 4 }];
  const { scope, join } = await openDialog(makeProblem('REQUEST_REFUSED', { refusals }));
  await join(wallet, '0000');
  expect(scope.getState(joining.$refusals)).toEqual(refusals);
  expect(scope.getState(form.$values)).toEqual({ address: wallet, withdrawPassword: '' });
  expect(scope.getState($isWalletOpen)).toBe(true);
});

it('forgets what was typed when the page is left', async () => {
  const { scope, fill } = await openDialog();
  await fill('address', wallet);
  await allSettled(tetherWithdrawal.closed, { scope });
  expect([scope.getState(form.$values).address, scope.getState($isWalletOpen)]).toEqual([
    '',
    false,
  ]);
});

it('opens again with the address, but not the password, when the session ended meanwhile', async () => {
  const { scope, fill } = await openDialog();
  await fill('address', wallet);
  await fill('withdrawPassword', '1234');
  await allSettled(sessionLost, { scope, params: 'expired' });
  await allSettled(tetherWithdrawal.closed, { scope });
  await allSettled($member, { scope, params: makeMember() });
  await allSettled(tetherWithdrawal.opened, { scope });
  expect(scope.getState($isWalletOpen)).toBe(true);
  expect(scope.getState(form.$values)).toEqual({ address: wallet, withdrawPassword: '' });
});
