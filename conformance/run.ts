import { ALL_CASES } from './cases/index.ts';
import { CaseEnded, createContext, Limited, NotTried } from './cases/context.ts';
import { type Case, PHASES, unmet } from './cases/define-case.ts';
import { coverage } from './coverage.ts';
import { type CaseResult, type Report, type Unreached, vectorResults } from './report.ts';
import type { SiteOptions } from './site/options.ts';
import { openSite, type Site } from './site/site.ts';
import { BEYOND } from './vectors.ts';
import { wholeness } from './wholeness.ts';

export interface RunOptions extends SiteOptions {
  /** Ids of cases, or how they begin; all cases where there is none. */
  only?: readonly string[];
  onResult?(result: CaseResult): void;
}

async function runCase(one: Case, site: Site): Promise<CaseResult> {
  const { id, what, needs = [] } = one;
  const from = performance.now();
  const result = (outcome: CaseResult['outcome'], more: Partial<CaseResult> = {}): CaseResult => ({
    id,
    what,
    outcome,
    failures: [],
    ms: Math.round(performance.now() - from),
    ...more,
  });
  for (const need of needs) {
    const reason = unmet(need, site);
    if (reason) return result('not tried', { reason });
  }
  const t = createContext(site);
  let untried: NotTried | undefined;
  try {
    try {
      await one.run(t);
    } finally {
      await t.close();
    }
  } catch (error) {
    if (error instanceof NotTried) untried = error;
    else if (!(error instanceof CaseEnded)) {
      const got = error instanceof Error ? error.message : String(error);
      t.failures.push({ operation: id, expected: 'answers that can be read', got, request: null });
    }
  }
  const { failures } = t;
  if (failures.length === 0 && untried)
    return result('not tried', {
      reason: untried.message,
      isLimited: untried instanceof Limited,
    });
  const touched = Object.fromEntries(t.touched);
  return result(failures.length > 0 ? 'failed' : 'passed', { failures, touched });
}

function chosen(only: readonly string[]): readonly Case[] {
  if (only.length === 0) return ALL_CASES;
  const isId = (text: string) => ALL_CASES.some(({ id }) => id === text);
  const named = (text: string) =>
    ALL_CASES.filter(({ id }) => (isId(text) ? id === text : id.startsWith(text)));
  const nobody = only.filter((text) => named(text).length === 0);
  if (nobody.length > 0) throw new Error(`no case begins with ${nobody.join(' or ')}`);
  const cases = new Set(only.flatMap(named));
  return ALL_CASES.filter((one) => cases.has(one));
}

/** Tests a server against the contract, by HTTP alone. Throws when there is no such server. */
export async function runConformance({
  only = [],
  onResult,
  ...options
}: RunOptions): Promise<Report> {
  const from = performance.now();
  const startedAt = new Date().toISOString();
  const site = await openSite(options);
  const results: CaseResult[] = [];
  async function run(one: Case): Promise<void> {
    const result = await runCase(one, site);
    results.push(result);
    onResult?.(result);
  }
  const cases = chosen(only);
  const beside = Promise.all(cases.filter(({ phase }) => phase === 'beside').map(run));
  for (const phase of PHASES.slice(1))
    for (const one of cases) if ((one.phase ?? 'main') === phase) await run(one);
  await beside;
  let unreached: readonly Unreached[] = [];
  if (only.length === 0) {
    const covered = coverage(site, results);
    for (const result of [wholeness(site, results), covered.result]) {
      results.push(result);
      onResult?.(result);
    }
    unreached = covered.unreached;
  }
  const ms = Math.round(performance.now() - from);
  const isWhole = only.length === 0;
  const vectors = isWhole ? vectorResults(results) : [];
  const beyond = isWhole ? BEYOND : [];
  return { url: options.url, startedAt, ms, cases: results, unreached, vectors, beyond };
}
