import { allSettled } from 'effector';
import { expect, it, vi } from 'vitest';
import { $currentRow, rowChosen } from '@/features/desk-list';
import { makeProblem } from '@/shared/api/testing';
import { $alert, alertAnswered, alertShown } from '@/shared/lib/alerts';
import { watchCalls } from '@/shared/lib/test-scope';
import { scopeOf, sent } from './lib/sample-addresses';
import { addClicked, AddressesGate, form, releaseClicked } from './model';

async function open(answers: Parameters<typeof scopeOf>[0] = {}) {
  const scope = scopeOf(answers);
  await allSettled(AddressesGate.open, { scope, params: {} });
  async function confirm(settled: Promise<unknown>, isConfirmed = true) {
    await vi.waitFor(() => expect(scope.getState($alert)).not.toBeNull());
    const id = scope.getState($alert)?.id ?? '';
    await Promise.all([settled, allSettled(alertAnswered, { scope, params: { id, isConfirmed } })]);
  }
  async function block(ip: string, isConfirmed = true) {
    await allSettled(addClicked, { scope });
    await allSettled(form.filled, { scope, params: { ip, reason: ' 다중 계정 ' } });
    await confirm(allSettled(form.submitted, { scope }), isConfirmed);
  }
  return { scope, block, confirm, alerts: watchCalls(scope, alertShown) };
}

it.each(['203.0.113.19', '2001:db8::1'])('blocks %s once that was confirmed', async (ip) => {
  const { scope, block } = await open();
  await block(` ${ip} `, false);
  expect(sent).toEqual([]);
  await block(` ${ip} `);
  expect(sent).toEqual([{ ip, reason: '다중 계정' }]);
  expect(scope.getState($currentRow)).toBeNull();
  expect(scope.getState(form.$values)).toEqual({ ip: '', reason: '' });
});

it('says that nobody blocks the own address, and keeps what was typed', async () => {
  const { scope, block, alerts } = await open({
    'POST /admin/address': makeProblem('INVALID_STATE'),
  });
  await block('127.0.0.1');
  expect(alerts).toEqual([{ text: '지금 사용 중인 주소는 차단할 수 없습니다.' }]);
  expect(scope.getState(form.$values)).toMatchObject({ ip: '127.0.0.1' });
});

it('lets an address in again', async () => {
  const { scope, confirm } = await open();
  await allSettled(rowChosen, { scope, params: '203.0.113.18' });
  await confirm(allSettled(releaseClicked, { scope }));
  expect(sent).toEqual([expect.stringContaining('/admin/address/203.0.113.18')]);
  expect(scope.getState($currentRow)).toBeNull();
});
