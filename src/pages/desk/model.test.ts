import { allSettled } from 'effector';
import { expect, it, vi } from 'vitest';
import { deskMember, memberSummary } from '@/entities/desk-member';
import { makeDeskMember } from '@/entities/desk-member/testing';
import { detail, requests } from '@/entities/desk-request';
import { makeDeskRequest, makeSignup, makeWithdrawal } from '@/entities/desk-request/testing';
import { makeSummary } from '@/entities/statement/testing';
import { requestChosen } from '@/features/desk-decision';
import { $currentRow, rowChosen, rowLeft } from '@/features/desk-list';
import { $now } from '@/shared/lib/clock';
import { kstInstant } from '@/shared/lib/format';
import { makeScope } from '@/shared/lib/test-scope';
import { pageClosed, pageOpened } from './events';
import { makeDetail } from './lib/sample-states';
import { $sums, rowsSeen } from './model';

it('lists the queue of the address, and forgets the request when the page closes', async () => {
  const list = vi.fn((_api: unknown, _at: unknown) => ({ items: [makeDeskRequest()], next: null }));
  const scope = makeScope({ handlers: [[requests.loadFx, list]] });
  void allSettled(pageOpened, {
    scope,
    params: { params: { section: 'deposit', tab: 'done' }, search: {} },
  });
  await vi.waitFor(() => expect(scope.getState(requests.$items)).toHaveLength(1));
  expect(list.mock.calls[0]?.[1]).toMatchObject({ query: { kind: 'deposit', tab: 'done' } });
  void allSettled(rowsSeen, { scope, params: [makeDeskRequest()] });
  void allSettled(rowChosen, { scope, params: 'req_1' });
  expect(scope.getState($currentRow)).toBe('req_1');
  void allSettled(pageClosed, { scope });
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
    ...{ memberId: request.memberId, account: 'money' },
    ...{ from: kstInstant('2026-10-23 00:00:00'), to: kstInstant('2026-11-22 00:00:00') },
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
