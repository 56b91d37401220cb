import { allSettled } from 'effector';
import { describe, expect, it, vi } from 'vitest';
import { deskMember, memberSummary } from '@/entities/desk-member';
import { makeDeskMember } from '@/entities/desk-member/testing';
import { detail, requests } from '@/entities/desk-request';
import { makeDeskRequest, makeSignup, makeWithdrawal } from '@/entities/desk-request/testing';
import { makeSummary } from '@/entities/statement/testing';
import { requestChosen } from '@/features/desk-decision';
import { $member } from '@/entities/member';
import { memberKinds } from '@/entities/member/testing';
import { $currentRow, deskKeyPressed, rowChosen, rowLeft } from '@/features/desk-list';
import { $api, createFakeApi, type FakeCall } from '@/shared/api/testing';
import { $alert } from '@/shared/lib/alerts';
import { $now } from '@/shared/lib/clock';
import { kstInstant } from '@/shared/lib/format';
import { makeScope } from '@/shared/lib/test-scope';
import { $checked, $checkedRows, rowsChecked, takingRequested } from './checks';
import { addressOpened, queueClosed } from './events';
import { makeDetail, now, samples } from './lib/sample-states';
import { $sums, rowsSeen } from './model';

it('lists the queue of the address, and forgets the request when it is left', async () => {
  const list = vi.fn((_api: unknown, _at: unknown) => ({ items: [makeDeskRequest()], next: null }));
  const scope = makeScope({ handlers: [[requests.loadFx, list]] });
  void allSettled(addressOpened, { scope, params: { section: 'deposit', tab: 'done' } });
  await vi.waitFor(() => expect(scope.getState(requests.$items)).toHaveLength(1));
  expect(list.mock.calls[0]?.[1]).toMatchObject({ query: { kind: 'deposit', tab: 'done' } });
  void allSettled(rowsSeen, { scope, params: [makeDeskRequest()] });
  void allSettled(rowChosen, { scope, params: 'req_1' });
  expect(scope.getState($currentRow)).toBe('req_1');
  void allSettled(queueClosed, { scope });
  expect(scope.getState($currentRow)).toBeNull();
});

it('reads the member whose money it is with the request, and forgets both together', async () => {
  const request = makeDeskRequest();
  const member = vi.fn(() => makeDeskMember());
  const summary = vi.fn((_api: unknown, _query: unknown) => makeSummary());
  const scope = makeScope({
    values: [[$now, kstInstant('2026-11-21 18:32:00')]],
    handlers: [
      [detail.loadFx, () => makeDetail(request)],
      [deskMember.loadFx, member],
      [memberSummary.loadFx, summary],
    ],
  });
  await allSettled(requestChosen, { scope, params: request });
  expect(scope.getState(deskMember.$data)?.member.nickname).toBe('한강바람');
  expect(summary.mock.calls[0]?.[1]).toEqual({
    memberId: request.memberId,
    account: 'money',
    from: kstInstant('2026-10-23 00:00:00'),
    to: kstInstant('2026-11-22 00:00:00'),
  });
  await allSettled(detail.refresh, { scope });
  expect(member).toHaveBeenCalledTimes(2);
  await allSettled(rowLeft, { scope });
  expect(scope.getState(deskMember.$data)).toBeNull();
  expect(scope.getState(memberSummary.$data)).toBeNull();
});

it('leaves the withdrawal that is looked at out of what went out before', async () => {
  const request = makeWithdrawal({ createdAt: kstInstant('2026-11-21 18:00:00') });
  const scope = makeScope({
    values: [[$now, kstInstant('2026-11-21 18:32:00')]],
    handlers: [
      [detail.loadFx, () => makeDetail(request)],
      [deskMember.loadFx, () => makeDeskMember()],
      [memberSummary.loadFx, () => makeSummary({ withdrawals: 2_000_000 })],
    ],
  });
  await allSettled(requestChosen, { scope, params: request });
  expect(scope.getState($sums)?.withdrawals).toBe(2_000_000 - (request.money?.amount ?? 0));
});

it('asks for no member where no money is asked for', async () => {
  const member = vi.fn(() => makeDeskMember());
  const scope = makeScope({
    handlers: [
      [detail.loadFx, () => makeDetail(makeSignup())],
      [deskMember.loadFx, member],
    ],
  });
  await allSettled(requestChosen, { scope, params: makeSignup() });
  expect(member).not.toHaveBeenCalled();
});

describe('what is checked', () => {
  const waiting = [makeDeskRequest({ id: 'req_a' }), makeDeskRequest({ id: 'req_b' })];
  const rows = [...waiting, samples.locked];
  const ids = rows.map(({ id }) => id);
  const answers = (send: (call: FakeCall) => { status?: number; body: unknown }) =>
    createFakeApi(Object.fromEntries(ids.map((id) => [`POST /desk/request/deposit/${id}`, send])));
  const scopeOf = (send: Parameters<typeof answers>[0]) =>
    makeScope({
      values: [
        [$api, answers(send)],
        [$member, memberKinds.admin],
        [$now, now],
      ],
    });

  it('is taken up one by one, but for what somebody else works on, and granted by none of it', async () => {
    const bodies: unknown[] = [];
    const scope = scopeOf(({ body }) => {
      bodies.push(body);
      return { body: makeDeskRequest({ id: 'req_a', state: 'checking' }) };
    });
    await allSettled(rowsSeen, { scope, params: rows });
    await allSettled(rowsChecked, { scope, params: { keys: ids, isChecked: true } });
    expect(scope.getState($checkedRows)).toHaveLength(3);
    await allSettled(takingRequested, { scope });
    const check = { event: 'check', reason: null };
    expect(bodies).toEqual([check, check]);
    expect(scope.getState($checked)).toEqual([]);
  });

  it('names in one notice what was refused', async () => {
    const locked = { type: 'about:blank', code: 'LOCKED', message: '담당 중입니다.' };
    const scope = scopeOf(() => ({ status: 409, body: locked }));
    await allSettled(rowsSeen, { scope, params: waiting });
    await allSettled(rowsChecked, { scope, params: { keys: ids, isChecked: true } });
    await allSettled(takingRequested, { scope });
    expect(scope.getState($alert)?.text).toBe(
      '담당하지 못한 신청 2건: 한강바람(hangang77), 한강바람(hangang77)',
    );
  });

  it('is switched by its key, and forgotten with another tab', async () => {
    const scope = scopeOf(() => ({ body: null }));
    void allSettled(addressOpened, { scope, params: { section: 'deposit' } });
    void allSettled(rowsSeen, { scope, params: rows });
    for (const id of ids) {
      void allSettled(rowChosen, { scope, params: id });
      void allSettled(deskKeyPressed, { scope, params: 'check' });
    }
    expect(scope.getState($checked)).toEqual(['req_a', 'req_b']);
    void allSettled(rowChosen, { scope, params: 'req_a' });
    void allSettled(deskKeyPressed, { scope, params: 'check' });
    expect(scope.getState($checked)).toEqual(['req_b']);
    void allSettled(addressOpened, { scope, params: { section: 'deposit', tab: 'done' } });
    expect(scope.getState($checked)).toEqual([]);
  });
});
