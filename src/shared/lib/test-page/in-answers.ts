import { $api, createFakeApi, makeProblem } from '@/shared/api/testing';
import { inScenarios, makeScope, type ScopeOptions } from '@/shared/lib/test-scope';

type Answers = Parameters<typeof createFakeApi>[0];

/** What the server answers to a block that loads by itself. */
export interface BlockAnswers {
  ordinary: Answers;
  /** There is nothing to show. */
  empty: Answers;
}

/** The same calls, each refused. */
export function refused(answers: Answers): Answers {
  const problem = makeProblem('UNAVAILABLE', { requestId: 'Rq7fK2' });
  return Object.fromEntries(Object.keys(answers).map((call) => [call, problem]));
}

/** The parameters of a story of such a block, in the scenario of the toolbar. */
export function inAnswers(
  { ordinary, empty }: BlockAnswers,
  values: NonNullable<ScopeOptions['values']> = [],
) {
  const answered = (answers: Answers) => ({
    scope: () => makeScope({ values: [[$api, createFakeApi(answers)], ...values] }),
  });
  return inScenarios({
    ordinary: answered(ordinary),
    empty: answered(empty),
    failed: answered(refused(ordinary)),
  });
}
