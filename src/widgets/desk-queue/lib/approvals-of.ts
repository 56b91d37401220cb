import type { DeskRequestDetail } from '@/entities/desk-request';

export interface Approval {
  /** Id of who gave it, or who works on it before; null where nobody does. */
  staffId: string | null;
  isGiven: boolean;
}

/** Who of two people has approved a request, and who works on it; null where one is enough. */
export function approvalsOf(
  { money, adjustment, coupon, setting, lock, state }: DeskRequestDetail['request'],
  steps: DeskRequestDetail['steps'],
): { first: Approval; second: Approval } | null {
  const takesTwo = setting !== null || (money ?? adjustment ?? coupon)?.takesTwo === true;
  if (!takesTwo) return null;
  const first = steps.findLast((step) => step.state === 'awaiting_second')?.actor ?? null;
  const second = steps.findLast(({ event }) => event === 'second')?.actor ?? null;
  const lockedBy = lock?.staffId ?? null;
  const isAwaited = state === 'awaiting_second';
  return {
    first: { staffId: first ?? lockedBy, isGiven: first !== null },
    second: { staffId: second ?? (isAwaited ? lockedBy : null), isGiven: second !== null },
  };
}
