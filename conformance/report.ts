import type { Failure } from './cases/context.ts';
import { type BEYOND, VECTORS } from './vectors.ts';

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
  vectors: readonly VectorResult[];
  beyond: typeof BEYOND;
}

/** What became of one list of the rule vectors: the outcome of the case that tries the rule, or why none can. */
export interface VectorResult {
  vectors: string;
  outcome: CaseResult['outcome'];
  reason?: string;
}

/** Holds the lists of vectors against the cases that ran; a list whose case did not run is left out. */
export function vectorResults(cases: readonly CaseResult[]): VectorResult[] {
  return VECTORS.flatMap(({ file, group, triedBy, reason }): VectorResult[] => {
    const vectors = `${file}.json ${group}`;
    if (triedBy === undefined)
      return [{ vectors, outcome: 'not tried', ...(reason && { reason }) }];
    const found = cases.find(({ id }) => id === triedBy);
    if (!found) return [];
    const { outcome, reason: why } = found;
    return [{ vectors, outcome, reason: why ?? `by ${triedBy}` }];
  });
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
  const { cases, unreached, vectors, beyond, url, ms } = report;
  const failed = failedCases(report);
  const untried = cases.filter(({ outcome }) => outcome === 'not tried');
  const passed = cases.length - failed.length - untried.length;
  const left = [
    ...untried.map(({ id, reason = '' }) => ({ reason, about: id })),
    ...unreached.map(({ operation, answer, reason }) => ({
      reason,
      about: `${operation} ${answer}`,
    })),
    ...vectors
      .filter(({ outcome }) => outcome === 'not tried')
      .map(({ reason = '', vectors: about }) => ({ reason, about })),
    ...beyond.map(({ reason, what }) => ({ reason, about: what })),
  ];
  return [
    ...failed.flatMap(failureLines),
    ...(left.length === 0 ? [] : ['', 'Not tried:', ...grouped(left)]),
    '',
    `${url}: ${passed} passed, ${failed.length} failed, ${untried.length} not tried, ${(ms / 1_000).toFixed(1)} s`,
  ].join('\n');
}
