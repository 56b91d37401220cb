import { answerFaults } from './answers.ts';
import { cashierFaults, payoutFaults } from './cashier.ts';
import { connectionFaults } from './connections.ts';
import type { Fault } from './define-fault.ts';
import { historyFaults } from './history.ts';
import { moneyFaults } from './money.ts';
import { protectionFaults } from './protection.ts';
import { requestFaults } from './requests.ts';
import { streamFaults } from './streams.ts';

/** Everything that a run must notice. */
export const ALL_FAULTS: readonly Fault[] = [
  ...answerFaults,
  ...requestFaults,
  ...moneyFaults,
  ...cashierFaults,
  ...payoutFaults,
  ...protectionFaults,
  ...historyFaults,
  ...streamFaults,
  ...connectionFaults,
];
