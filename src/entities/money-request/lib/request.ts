import type { Dto } from '#contract/types.gen.ts';

export type MoneyRequestState = Dto<'MoneyRequestState'>;

/** A deposit or withdrawal of the member. Amounts in minor units, instants in epoch milliseconds. */
export type MoneyRequest = Readonly<Dto<'MoneyRequest'>>;
export type MoneyRequestKind = MoneyRequest['kind'];

/** How far a request is on its way: sent, with staff, or decided. */
export type Stage = 'sent' | 'checking' | 'decided';

const STAGES: Record<MoneyRequestState, Stage> = {
  requested: 'sent',
  checking: 'checking',
  awaiting_second: 'checking',
  approved: 'decided',
  paid: 'decided',
  rejected: 'decided',
  cancelled: 'decided',
  expired: 'decided',
  reversed: 'decided',
  failed: 'decided',
};

export function stageOf(state: MoneyRequestState): Stage {
  return STAGES[state];
}

/** Whether the request came to what it was made for. */
export function isFulfilled(state: MoneyRequestState): boolean {
  return state === 'approved' || state === 'paid';
}

/** The colour of a request's state: fulfilled, under way, or ended with nothing. */
export function toneOf({ state }: Pick<MoneyRequest, 'state'>): 'brand' | 'warn' | 'neutral' {
  if (isFulfilled(state)) return 'brand';
  return stageOf(state) === 'decided' ? 'neutral' : 'warn';
}

/** Whether its member may still take it back. */
export function isCancellable({ state }: Pick<MoneyRequest, 'state'>): boolean {
  return state === 'requested';
}

/** Why staff decided so; null where no step has a reason. */
export function reasonOf({ steps }: Pick<MoneyRequest, 'steps'>): string | null {
  return steps.findLast(({ reason }) => reason !== null)?.reason ?? null;
}

/** Minor units of one whole unit of a currency: members type whole dollars. */
export function wholeUnit(currency: MoneyRequest['currency']): number {
  return currency === 'USD' ? 100 : 1;
}
