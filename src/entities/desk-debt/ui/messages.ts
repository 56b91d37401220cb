import type { Dto } from '#contract/types.gen.ts';

const states: Record<Dto<'DebtState'>, string> = {
  open: '미수',
  met: '차감 완료',
  forgiven: '탕감',
};

/** Words about debts that all of the desk shares. */
export const messages = {
  states,
  /** What another admin has to confirm. */
  waitsForgiving: '탕감 승인 대기',
  waitsCollecting: '회수 승인 대기',
} as const;
