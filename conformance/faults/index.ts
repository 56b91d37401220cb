import { answerFaults } from './answers.ts';
import type { Fault } from './define-fault.ts';
import { moneyFaults } from './money.ts';
import { requestFaults } from './requests.ts';
import { streamFaults } from './streams.ts';

/** Everything that a run must notice. */
export const ALL_FAULTS: readonly Fault[] = [
  ...answerFaults,
  ...requestFaults,
  ...moneyFaults,
  ...streamFaults,
];
