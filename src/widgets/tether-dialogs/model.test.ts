import { allSettled } from 'effector';
import { expect, it } from 'vitest';
import {
  $member,
  coinDepositRequested,
  sessionLost,
  tetherWithdrawalRequested,
} from '@/entities/member';
import { memberKinds } from '@/entities/member/testing';
import { tetherDeposit } from '@/features/tether-deposit';
import { makeTetherTerms } from '@/features/tether-deposit/testing';
import { tetherWithdrawal } from '@/features/withdrawal-request';
import { makeTetherWithdrawalTerms } from '@/features/withdrawal-request/testing';
import { $api, createFakeApi } from '@/shared/api/testing';
import { $dialog, allDialogsClosed } from '@/shared/lib/dialogs';
import { makeScope, watchCalls } from '@/shared/lib/test-scope';
import { $place, navigated, navigationRequested, navigationStarted } from '@/shared/routes';
import { depositDialog, withdrawalDialog } from './dialogs';
import './events';
import { DepositGate, WithdrawalGate } from './model';

const deposit = {
  name: 'coinDeposit',
  path: '/chargeCrypto',
  requested: coinDepositRequested,
  dialog: depositDialog,
  gate: DepositGate,
  $isLoaded: tetherDeposit.terms.$data.map(Boolean),
};
const withdrawal = {
  name: 'tetherWithdrawal',
  path: '/exchangeCrypto',
  requested: tetherWithdrawalRequested,
  dialog: withdrawalDialog,
  gate: WithdrawalGate,
  $isLoaded: tetherWithdrawal.terms.$data.map(Boolean),
};
const both = [deposit, withdrawal];
const placeAt = (path: string) => ({ href: path, path, route: path });

function scopeAt(path: string, member = true) {
  const api = createFakeApi({
    'GET /charge/crypto': { body: makeTetherTerms() },
    'GET /charge/crypto/history': { body: { data: [], nextCursor: null } },
    'GET /exchange/crypto': { body: makeTetherWithdrawalTerms() },
  });
  const values = [
    [$api, api],
    [$member, member ? memberKinds.ordinary : null],
    [$place, placeAt(path)],
  ] as const;
  const scope = makeScope({ values });
  return { scope, led: watchCalls(scope, navigationRequested) };
}

it.each(both)('$name loads what its page loads, and lets go of it', async (one) => {
  const { scope } = scopeAt('/korea/cross');
  await allSettled(one.requested, { scope });
  expect(scope.getState($dialog)?.name).toBe(one.name);
  await allSettled(one.gate.open, { scope, params: {} });
  expect(scope.getState(one.$isLoaded)).toBe(true);
  await allSettled(one.dialog.closed, { scope });
  expect([scope.getState($dialog), scope.getState(one.$isLoaded)]).toEqual([null, false]);
});

it.each(both)('$name stays closed on its own page, on the way and for guests', async (one) => {
  const here = scopeAt(one.path);
  const leaving = scopeAt('/korea/cross');
  await allSettled(navigationStarted, { scope: leaving.scope });
  for (const { scope, led } of [here, leaving, scopeAt('/korea/cross', false)]) {
    await allSettled(one.requested, { scope });
    expect(scope.getState($dialog)).toBeNull();
    expect(led).toEqual([{ to: one.path }]);
  }
  await allSettled(navigated, { scope: leaving.scope, params: placeAt('/rule') });
  await allSettled(one.requested, { scope: leaving.scope });
  expect(leaving.scope.getState($dialog)?.name).toBe(one.name);
});

it('leaves the form to its page, which opens while the dialog goes', async () => {
  const { scope } = scopeAt('/korea/cross');
  await allSettled(coinDepositRequested, { scope });
  await allSettled(DepositGate.open, { scope, params: {} });
  await allSettled(navigationStarted, { scope });
  expect([scope.getState($dialog), scope.getState(tetherDeposit.terms.$data)]).toEqual([
    null,
    null,
  ]);
  await allSettled(tetherDeposit.opened, { scope });
  await allSettled(DepositGate.close, { scope, params: {} });
  expect(scope.getState(tetherDeposit.terms.$data)).not.toBeNull();
});

it('gives back what was typed when the session was lost', async () => {
  const { scope } = scopeAt('/korea/cross');
  await allSettled(tetherWithdrawalRequested, { scope });
  await allSettled(WithdrawalGate.open, { scope, params: {} });
  const params = { name: 'amount', value: 5_000 } as const;
  await allSettled(tetherWithdrawal.form.changed, { scope, params });
  await allSettled(sessionLost, { scope, params: 'expired' });
  await allSettled(allDialogsClosed, { scope });
  await allSettled(WithdrawalGate.close, { scope, params: {} });
  expect(scope.getState(tetherWithdrawal.form.$values).amount).toBeNull();
  await allSettled($member, { scope, params: memberKinds.ordinary });
  await allSettled(WithdrawalGate.open, { scope, params: {} });
  expect(scope.getState(tetherWithdrawal.form.$values).amount).toBe(5_000);
});
