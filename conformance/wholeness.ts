import type { Failure } from './cases/context.ts';
import { PHASES } from './cases/define-case.ts';
import { ALL_CASES } from './cases/index.ts';
import type { CaseResult } from './report.ts';
import type { Site } from './site/site.ts';

const phaseOf = new Map(ALL_CASES.map(({ id, phase = 'main' }) => [id, phase]));

function nothingTried(results: readonly CaseResult[]): Failure[] {
  return PHASES.flatMap((phase) => {
    const own = results.filter(({ id }) => phaseOf.get(id) === phase);
    const limited = own.find(({ isLimited }) => isLimited);
    if (!limited || own.some(({ outcome }) => outcome === 'passed')) return [];
    const expected = `one case of the phase "${phase}" at least that passes`;
    return [{ operation: limited.id, expected, got: `${limited.reason}`, request: null }];
  });
}

/** Whether a whole run tried what it is for: a server that takes hardly any calls is no sound server. */
export function wholeness(site: Site, results: readonly CaseResult[]): CaseResult {
  const failures = nothingTried(results);
  if (!site.sessions.has('member')) {
    const expected = 'a session of the account "member", which every run needs';
    failures.unshift({ operation: 'login', expected, got: 'no login of it', request: null });
  }
  const outcome = failures.length > 0 ? 'failed' : 'passed';
  const what = 'the run had a member, and calls enough';
  return { id: 'wholeness', what, outcome, failures, ms: 0 };
}
