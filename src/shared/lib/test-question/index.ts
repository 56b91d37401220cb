import { allSettled, type Scope } from 'effector';
import { vi } from 'vitest';
import { $alert, alertAnswered } from '../alerts';

/** Waits for the question that something leads to, answers it, and waits until all is settled. */
export async function answerQuestion(
  scope: Scope,
  settled: Promise<unknown>,
  isConfirmed = true,
): Promise<void> {
  await vi.waitFor(() => {
    if (scope.getState($alert)?.kind !== 'confirm') throw new Error('nothing is asked');
  });
  const id = scope.getState($alert)?.id ?? '';
  await Promise.all([settled, allSettled(alertAnswered, { scope, params: { id, isConfirmed } })]);
}
