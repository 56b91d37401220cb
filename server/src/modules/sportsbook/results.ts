import { dryRun } from '../../lib/dry-run.ts';
import type { Queryable } from '../../lib/db.ts';
import type { ModuleDeps } from '../../lib/module.ts';
import { recordAudit } from '../admin/index.ts';
import type { SettlementPreview, Wager } from '../wager/index.ts';
import type { Correction, FixtureResult, SportsPort } from './ports.ts';
import { readResult } from './repository.ts';
import { eventOf } from './strategy.ts';
import { FIXTURE_SELECTION } from './subject.ts';
import type { BetLeg, Score } from './types.ts';

type Refused = Exclude<Correction, { ok: true }>;

/** A result as staff wants it: scores beside those that are there, or null for a fixture that is void. */
export type WantedScores = Record<string, Score> | null;

export interface ResultChange {
  fixtureId: string;
  scores: WantedScores;
  reason: string;
  /** The version of the result that was looked at; another one refuses the change. */
  seen?: number | undefined;
  /** Member id of the admin. */
  actor: string;
  ip: string;
}

export interface Results {
  /** Stores corrected scores, or voids the fixture, and settles it again; answers how many bets changed. */
  changeResult(change: ResultChange): Promise<{ ok: true; bets: number } | Refused>;
  /** Says what `changeResult` would do. Changes nothing. */
  previewResult(
    wanted: Pick<ResultChange, 'fixtureId' | 'scores'>,
  ): Promise<{ ok: true; resultVersion: number; preview: SettlementPreview } | Refused>;
}

interface ResultPorts {
  sports: SportsPort;
  wager: Pick<Wager<BetLeg>, 'settleEvent' | 'previewEvent'>;
}

/** Makes what staff does with the results of fixtures. */
export function createResults(
  deps: Pick<ModuleDeps, 'db' | 'clock' | 'log'>,
  { sports, wager }: ResultPorts,
): Results {
  const { db, clock } = deps;

  function store(
    q: Queryable,
    { fixtureId, scores, seen }: Omit<ResultChange, 'reason' | 'actor' | 'ip'>,
  ) {
    return scores === null
      ? sports.void(q, fixtureId, seen)
      : sports.correct(q, fixtureId, { scores, seen });
  }

  function recordOf(before: FixtureResult | null, { scores, reason }: ResultChange) {
    if (scores !== null) {
      const after = { scores: { ...before?.scores, ...scores }, reason };
      return { action: 'fixture.correct', before: { scores: before?.scores }, after };
    }
    const state = { status: before?.status, scores: before?.scores };
    return { action: 'fixture.void', before: state, after: { status: 'void', reason } };
  }

  return {
    async changeResult(change) {
      const { fixtureId, actor, ip } = change;
      const stored = await db.tx(async (q) => {
        const before = await readResult(q, fixtureId);
        const result = await store(q, change);
        if (result.ok) {
          const record = { ...recordOf(before, change), target: fixtureId };
          await recordAudit(q, { at: clock.now(), actor, ip, ...record });
        }
        return result;
      });
      if (!stored.ok) return stored;
      await sports.corrected(fixtureId);
      // A crash here loses nothing: the fixture is marked, the settlement task goes on.
      const { settled } = await wager.settleEvent(FIXTURE_SELECTION, fixtureId);
      return { ok: true, bets: settled };
    },
    async previewResult({ fixtureId, scores }) {
      const tried = await dryRun(db, async (q) => {
        const result = await store(q, { fixtureId, scores });
        return result.ok ? await readResult(q, fixtureId) : result;
      });
      if (tried === null) return { ok: false, code: 'NOT_FOUND' };
      if ('code' in tried) return tried;
      const preview = await wager.previewEvent(FIXTURE_SELECTION, eventOf(deps, sports, tried));
      return { ok: true, resultVersion: tried.resultVersion - 1, preview };
    },
  };
}
