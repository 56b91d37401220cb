import { answerFaults } from './answers.ts';
import { cashierFaults } from './cashier.ts';
import { weekFaults } from './clock.ts';
import type { Fault } from './define-fault.ts';
import { moneyFaults } from './money.ts';
import { requestFaults } from './requests.ts';
import { streamFaults } from './streams.ts';

/** What a run must notice: of each kind those that differ most. */
export const ALL_FAULTS: readonly Fault[] = [
  ...answerFaults,
  ...requestFaults,
  ...moneyFaults,
  ...cashierFaults,
  ...streamFaults,
];

/** What is noticed on a server that begins shortly before a week ends. */
export const WEEK_FAULTS: readonly Fault[] = weekFaults;
