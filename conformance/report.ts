import type { Failure } from './cases/context.ts';

export interface CaseResult {
  id: string;
  what: string;
  outcome: 'passed' | 'failed' | 'not tried';
  /** Why it was not tried. */
  reason?: string;
  failures: readonly Failure[];
  ms: number;
}

/** A documented answer that no case of the run reached, with the reason why that is no failure. */
export interface Unreached {
  operation: string;
  answer: string;
  reason: string;
}

export interface Report {
  url: string;
  startedAt: string;
  ms: number;
  cases: readonly CaseResult[];
  /** Only of a whole run. */
  unreached: readonly Unreached[];
}

export function failedCases({ cases }: Report): CaseResult[] {
  return cases.filter(({ outcome }) => outcome === 'failed');
}

const MOST_SHOWN = 5;

function failureLines({ id, what, failures }: CaseResult): string[] {
  const shown = failures
    .slice(0, MOST_SHOWN)
    .flatMap((one) => [
      `    ${one.operation}`,
      `      expected  ${one.expected}`,
      `      got       ${one.got}`,
      ...(one.request === null ? [] : [`      ${one.request}`]),
    ]);
  const rest = failures.length - MOST_SHOWN;
  return [`✗ ${id}: ${what}`, ...shown, ...(rest > 0 ? [`    and ${rest} more of it`] : [])];
}

/** Reasons with how many times each came and the first of what they are about. */
function grouped(rows: readonly { reason: string; about: string }[]): string[] {
  const byReason = Map.groupBy(rows, ({ reason }) => reason);
  return [...byReason].flatMap(([reason, same]) => [
    `  ${reason}`,
    `    ${same.map(({ about }) => about).join(', ')}`,
  ]);
}

/** The report for a person: failures first, then what could not be tried and why, then the counts. */
export function reportText(report: Report): string {
  const { cases, unreached, url, ms } = report;
  const failed = failedCases(report);
  const untried = cases.filter(({ outcome }) => outcome === 'not tried');
  const passed = cases.length - failed.length - untried.length;
  const left = [
    ...untried.map(({ id, reason = '' }) => ({ reason, about: id })),
    ...unreached.map(({ operation, answer, reason }) => ({
      reason,
      about: `${operation} ${answer}`,
    })),
  ];
  return [
    ...failed.flatMap(failureLines),
    ...(left.length === 0 ? [] : ['', 'Not tried:', ...grouped(left)]),
    '',
    `${url}: ${passed} passed, ${failed.length} failed, ${untried.length} not tried, ${(ms / 1_000).toFixed(1)} s`,
  ].join('\n');
}
