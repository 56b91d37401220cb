import { expect, it } from 'vitest';
import { makeDeskRequest, makeWithdrawal } from '@/entities/desk-request/testing';
import { approvalsOf } from './approvals-of';

const step = (event: 'approve' | 'second', actor: string) =>
  ({
    ...({ event, actor, role: 'admin', reason: null, at: 1 } as const),
    state: event === 'approve' ? 'awaiting_second' : 'approved',
  }) as const;
const lock = { staffId: 'mem_1', until: 2 };
const none = { staffId: null, isGiven: false };

it('names who approved first and second, and who works on it before', () => {
  const open = makeDeskRequest({ state: 'checking', lock });
  const first = { staffId: 'mem_1', isGiven: true };
  expect(approvalsOf(open, [])).toEqual({
    first: { staffId: 'mem_1', isGiven: false },
    second: none,
  });
  const awaited = makeDeskRequest({ state: 'awaiting_second' });
  expect(approvalsOf(awaited, [step('approve', 'mem_1')])).toEqual({ first, second: none });
  const done = makeDeskRequest({ state: 'approved' });
  const steps = [step('approve', 'mem_1'), step('second', 'mem_2')];
  expect(approvalsOf(done, steps)).toEqual({ first, second: { staffId: 'mem_2', isGiven: true } });
  expect(approvalsOf(makeWithdrawal(), steps)).toBeNull();
});
