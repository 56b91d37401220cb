import type { Dto } from '#contract/types.gen.ts';
import { tetherCredit } from '#rules/tether.ts';

/** A tether deposit of the member. On the chain in micro-USDT, the rest in minor units of its currency. */
export type TetherPayment = Readonly<Dto<'TetherPayment'>>;
export type TetherPaymentState = TetherPayment['state'];

/** Cents of a USDT in one. */
export const CENTS = 100;
/** Writes cents of a USDT as the contract wants them in an address. @example amountText(15050) // '150.50' */
export function amountText(cents: number): string {
  return `${Math.floor(cents / CENTS)}.${String(cents % CENTS).padStart(2, '0')}`;
}

/** How far a payment is on its way. */
export type Stage = 'address' | 'blocks' | 'staff' | 'choice' | 'ended';

const STAGES: Record<TetherPaymentState, Stage> = {
  waiting: 'address',
  confirming: 'blocks',
  partial: 'choice',
  late: 'staff',
  reviewing: 'staff',
  awaiting_second: 'staff',
  credited: 'ended',
  expired: 'ended',
  rejected: 'ended',
};

export function stageOf({ state }: Pick<TetherPayment, 'state'>): Stage {
  return STAGES[state];
}

/** The colour of a payment's state: credited, under way, or ended with nothing. */
export function toneOf({ state }: Pick<TetherPayment, 'state'>): 'brand' | 'warn' | 'neutral' {
  if (state === 'credited') return 'brand';
  return STAGES[state] === 'ended' ? 'neutral' : 'warn';
}

/** Micro-USDT that are still to be sent. */
export function missingOf({ amountMicro, paidMicro }: TetherPayment): number {
  return Math.max(0, amountMicro - paidMicro);
}

/** What is still to be sent comes to at the kept rate, minor units. */
export function missingWorth(payment: TetherPayment): number {
  return tetherCredit(missingOf(payment), payment.rate).credit;
}

/** Whether coins that are sent now still count at the kept rate. */
export function isInTime({ rateExpiresAt }: TetherPayment, now: number): boolean {
  return now < rateExpiresAt;
}

/** Whether its address is to be shown: coins that are sent now complete it. */
export function isPayable(payment: TetherPayment, now: number): boolean {
  const isShort = payment.state === 'waiting' || payment.state === 'partial';
  return isShort && isInTime(payment, now);
}

/** The payment whose address is shown: the chosen one, else the newest that waits for coins. Null for none. */
export function payableOf(
  open: readonly TetherPayment[],
  { now, chosen }: { now: number; chosen: string | null },
): TetherPayment | null {
  const payable = open.filter((payment) => isPayable(payment, now));
  return payable.find(({ id }) => id === chosen) ?? payable[0] ?? null;
}

/** Seconds that blocks still need, by what they took so far: a block of the chain takes three. */
export function secondsLeft({ confirmations, neededConfirmations }: TetherPayment): number {
  return Math.max(0, neededConfirmations - confirmations) * 3;
}
