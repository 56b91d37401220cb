import type { Failure } from './cases/context.ts';
import { type BEYOND, type VectorList, VECTORS } from './vectors.ts';

export interface CaseResult {
  id: string;
  what: string;
  outcome: 'passed' | 'failed' | 'not tried';
  /** Why it was not tried. */
  reason?: string;
  /** Whether that is because the server took no more calls. */
  isLimited?: boolean;
  /** How often a rule of each list of vectors was held against a value of the server. */
  touched?: Partial<Record<VectorList, number>>;
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

/**
 * What a run made of one list of the rule vectors. No vector is sent as it is: the same rules were held against so
 * many values of the server's own, or none could be, for this reason.
 */
export type VectorResult = { vectors: string } & (
  | { times: number; touchedBy: readonly string[] }
  | { reason: string }
);

/** Gathers which rules of the vectors the cases touched. */
export function vectorResults(cases: readonly CaseResult[]): VectorResult[] {
  return VECTORS.map(({ list, reason }): VectorResult => {
    const vectors = list.replace(' ', '.json ');
    if (reason !== undefined) return { vectors, reason };
    const touching = cases.filter(({ touched = {} }) => touched[list]);
    const times = touching.reduce((sum, { touched = {} }) => sum + (touched[list] ?? 0), 0);
    if (times === 0) return { vectors, reason: 'the cases that touch its rule were not tried' };
    return { vectors, times, touchedBy: touching.map(({ id }) => id) };
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
    ...vectors.flatMap((one) =>
      'reason' in one ? [{ reason: one.reason, about: one.vectors }] : [],
    ),
    ...beyond.map(({ reason, what }) => ({ reason, about: what })),
  ];
  const touched = vectors.flatMap((one) =>
    'times' in one ? [`  ${one.vectors}: ${one.times} times by ${one.touchedBy.join(', ')}`] : [],
  );
  const heading =
    'Rule vectors touched, by values of the server and none of the vectors themselves:';
  return [
    ...failed.flatMap(failureLines),
    ...(left.length === 0 ? [] : ['', 'Not tried:', ...grouped(left)]),
    ...(touched.length === 0 ? [] : ['', heading, ...touched]),
    '',
    `${url}: ${passed} passed, ${failed.length} failed, ${untried.length} not tried, ${(ms / 1_000).toFixed(1)} s`,
  ].join('\n');
}
