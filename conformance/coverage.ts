import { REFUSAL_CODES } from '#rules/refusals.ts';
import type { Failure } from './cases/context.ts';
import { impliedProblems } from './contract/answers.ts';
import { type Operation, operationNamed, operations } from './contract/document.ts';
import type { CaseResult, Unreached } from './report.ts';
import type { Site } from './site/site.ts';
import { BY_CASE, UNREACHABLE } from './exceptions.ts';

interface Documented {
  operation: string;
  answer: string;
}

function documentedBy(operation: Operation): string[] {
  return [
    ...[...operation.successes.keys()].map(String),
    ...operation.problems,
    ...impliedProblems(operation),
  ];
}

/** Answers with a bet, which keeps why it was refused later. */
const WITH_A_BET = ['placeBet', 'placeRoundBet', 'getBet', 'getBetByKey', 'cancelBet'];

/** Every answer of the contract: status or problem code by operation, and refusals of bets, deposits and withdrawals. */
function documentedAnswers(): Documented[] {
  const answers = operations.flatMap((operation) =>
    [...new Set([...documentedBy(operation), ...operation.refusals])].map((answer) => ({
      operation: operation.id,
      answer,
    })),
  );
  return [...answers, ...REFUSAL_CODES.map((answer) => ({ operation: 'placeBet', answer }))];
}

/** Why an answer need not have been reached; null where it had to be. */
function excuse(
  site: Site,
  results: readonly CaseResult[],
  { operation, answer }: Documented,
): string | null {
  const isMeant = (one: { operation?: string; answers: readonly string[] }) =>
    (one.operation ?? operation) === operation && one.answers.includes(answer);
  const unreachable = UNREACHABLE.find(isMeant);
  if (unreachable) return unreachable.reason;
  const { tags } = operationNamed(operation);
  const waits = tags.includes('later') && site.reached.of(operation).has('NOT_READY');
  if (waits && /^2/.test(answer)) return 'it answers NOT_READY: its feature comes later';
  for (const { reachedBy } of BY_CASE.filter(isMeant)) {
    const id = reachedBy.replace('{operation}', operation);
    const found = results.find((one) => one.id === id);
    if (found?.outcome === 'not tried') return found.reason ?? id;
  }
  return null;
}

/** Which documented answers a whole run has not reached, and whether that is a failure. */
export function coverage(
  site: Site,
  results: readonly CaseResult[],
): { result: CaseResult; unreached: Unreached[] } {
  const { reached } = site;
  const refusedBy = (operation: string) => (operation === 'placeBet' ? WITH_A_BET : [operation]);
  const missing = documentedAnswers().filter(
    ({ operation, answer }) =>
      !reached.of(operation).has(answer) &&
      !refusedBy(operation).some((one) => reached.refusalsOf(one).has(answer)),
  );
  const failures: Failure[] = [];
  const unreached: Unreached[] = [];
  for (const one of missing) {
    const reason = excuse(site, results, one);
    if (reason) unreached.push({ ...one, reason });
    else {
      const got = 'documented, never reached';
      failures.push({ operation: one.operation, expected: one.answer, got, request: null });
    }
  }
  const outcome = failures.length > 0 ? 'failed' : 'passed';
  const what = 'every documented answer was reached';
  return { result: { id: 'coverage', what, outcome, failures, ms: 0 }, unreached };
}
