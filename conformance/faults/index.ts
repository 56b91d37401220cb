import { answerFaults } from './answers.ts';
import { lapseFaults, refusalFaults, settledFaults, weekFaults } from './clock.ts';
import { cashierFaults, payoutFaults } from './cashier.ts';
import { connectionFaults } from './connections.ts';
import type { Fault } from './define-fault.ts';
import { historyFaults } from './history.ts';
import { moneyFaults } from './money.ts';
import { offerFaults } from './offers.ts';
import { protectionFaults } from './protection.ts';
import { requestFaults } from './requests.ts';
import { streamFaults } from './streams.ts';

/** Everything that a run must notice. */
export const ALL_FAULTS: readonly Fault[] = [
  ...answerFaults,
  ...offerFaults,
  ...requestFaults,
  ...moneyFaults,
  ...cashierFaults,
  ...payoutFaults,
  ...protectionFaults,
  ...refusalFaults,
  ...historyFaults,
  ...streamFaults,
  ...connectionFaults,
];

/** What is noticed when the clock has moved; where nothing is played, hours of it pass at once. */
export const CLOCK_FAULTS = {
  played: settledFaults,
  empty: lapseFaults,
  /** Of a server that begins shortly before a week ends. */
  week: weekFaults,
} as const;
