import { answerFaults } from './answers.ts';
import { connectionFaults } from './connections.ts';
import type { Fault } from './define-fault.ts';
import { historyFaults } from './history.ts';
import { moneyFaults } from './money.ts';
import { requestFaults } from './requests.ts';
import { streamFaults } from './streams.ts';

/** Everything that a run must notice. */
export const ALL_FAULTS: readonly Fault[] = [
  ...answerFaults,
  ...requestFaults,
  ...moneyFaults,
  ...historyFaults,
  ...streamFaults,
  ...connectionFaults,
];
