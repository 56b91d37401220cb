import { allSettled } from 'effector';
import { expect, it } from 'vitest';
import { $currentRow } from '@/features/desk-list';
import { deskScope } from '@/features/desk-list/testing';
import { type FakeCall, makeProblem } from '@/shared/api/testing';
import { alertShown } from '@/shared/lib/alerts';
import { answerQuestion } from '@/shared/lib/test-question';
import { watchCalls } from '@/shared/lib/test-scope';
import { addresses, form, releasing } from './model';

async function open(answers: Parameters<typeof deskScope>[0] = {}) {
  const sent: unknown[] = [];
  const take = ({ body, path }: FakeCall) => ({ status: 204, sent: sent.push(body ?? path) });
  const scope = deskScope({
    'GET /desk/address': { body: [] },
    'POST /admin/address': take,
    'DELETE /admin/address/203.0.113.18': take,
    ...answers,
  });
  await allSettled(addresses.addClicked, { scope });
  async function block(ip: string, isConfirmed = true) {
    await allSettled(form.filled, { scope, params: { ip, reason: ' 다중 계정 ' } });
    await answerQuestion(scope, allSettled(form.submitted, { scope }), isConfirmed);
  }
  return { scope, sent, block, alerts: watchCalls(scope, alertShown) };
}

it.each(['203.0.113.19', '2001:db8::1'])('blocks %s once that was confirmed', async (ip) => {
  const { scope, sent, block } = await open();
  await block(ip, false);
  expect(sent).toEqual([]);
  await block(ip);
  expect(sent).toEqual([{ ip, reason: '다중 계정' }]);
  expect(scope.getState($currentRow)).toBeNull();
  expect(scope.getState(form.$values)).toEqual({ ip: '', reason: '' });
});

it.each([
  ...['203.0.113', '203.0.113.300', '203.0.113.018', '203.0.113.18.1', '1.2.3.4/24', 'localhost'],
  ...[':', '2001:db8:::1', '1:2:3:4:5:6:7:8:9', '[::1]', 'fe80::1%eth0', '::1/64', ':1@x', ''],
])('refuses "%s" as an address', async (ip) => {
  const { scope } = await open();
  await allSettled(form.filled, { scope, params: { ip, reason: '다중 계정' } });
  await allSettled(form.submitted, { scope });
  expect(scope.getState(form.$errors).ip).toContain('형식');
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
  const { scope, sent } = await open();
  await answerQuestion(scope, allSettled(releasing.start, { scope, params: '203.0.113.18' }));
  expect(sent).toEqual([expect.stringContaining('/admin/address/203.0.113.18')]);
  expect(scope.getState($currentRow)).toBeNull();
});
