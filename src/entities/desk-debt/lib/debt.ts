import type { Dto } from '#contract/types.gen.ts';

/** What a corrected result could not take back from a member. Money in minor units of its currency. */
export type DeskDebt = Readonly<Dto<'DeskDebt'>>;

/** Whether a correction of the debt waits for another admin. */
export function isWaiting({
  forgiving,
  collecting,
}: Pick<DeskDebt, 'forgiving' | 'collecting'>): boolean {
  return [forgiving, collecting].some((one) => one?.state === 'awaiting_second');
}

/** The states of a debt, in the order of the desk. */
export const debtStates = [
  'open',
  'met',
  'forgiven',
] as const satisfies readonly Dto<'DebtState'>[];
