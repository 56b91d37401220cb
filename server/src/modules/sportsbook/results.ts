import type { CountCorrection } from '#rules/count-correction.ts';
import { dryRun } from '../../lib/dry-run.ts';
import type { Queryable } from '../../lib/db.ts';
import type { ModuleDeps } from '../../module.ts';
import { recordAudit } from '../audit/index.ts';
import type { SettlementPreview, Wager } from '../wager/index.ts';
import type { Correction, FixtureResult, SportsPort } from './ports.ts';
import { readResult } from './repository.ts';
import { eventOf } from './strategy.ts';
import { FIXTURE_SELECTION } from './subject.ts';
import type { BetLeg, Score } from './types.ts';

type Refused = Exclude<Correction, { ok: true }>;

/** Scores that staff sets beside those that are there, or null for a fixture that is void. */
export type NewScores = Record<string, Score> | null;

export interface ResultChange {
  fixtureId: string;
  scores: NewScores;
  /** Of what is counted beside the score; left out where it stays. */
  counts?: CountCorrection | undefined;
  reason: string;
  /** The version of the result that was looked at; another one refuses the change. */
  seen?: number | undefined;
  /** Member id of the admin. */
  actor: string;
  ip: string;
}

export interface Results {
  /** Stores corrected scores and counts, or voids the fixture, and settles it again; answers how many bets changed. */
  changeResult(change: ResultChange): Promise<{ ok: true; bets: number } | Refused>;
  /** What `changeResult` would do. Changes nothing. */
  previewResult(
    change: Pick<ResultChange, 'fixtureId' | 'scores' | 'counts'>,
  ): Promise<{ ok: true; resultVersion: number; preview: SettlementPreview } | Refused>;
}

interface ResultPorts {
  sports: SportsPort;
  wager: Pick<Wager<BetLeg>, 'settleEvent' | 'previewEvent'>;
}

export function createResults(
  deps: Pick<ModuleDeps, 'db' | 'clock' | 'log'>,
  { sports, wager }: ResultPorts,
): Results {
  const { db, clock } = deps;

  function store(
    q: Queryable,
    { fixtureId, scores, counts, seen }: Omit<ResultChange, 'reason' | 'actor' | 'ip'>,
  ) {
    return scores === null
      ? sports.void(q, fixtureId, seen)
      : sports.correct(q, fixtureId, { scores, counts, seen });
  }

  /** What was corrected, as it is stored before and after. */
  function recordOf(
    before: FixtureResult | null,
    after: FixtureResult | null,
    { scores, counts, reason }: ResultChange,
  ) {
    if (scores !== null) {
      const of = (result: FixtureResult | null) => ({
        ...(Object.keys(scores).length > 0 && { scores: result?.scores }),
        ...(counts && { counts: result?.counts }),
      });
      return { action: 'fixture.correct', before: of(before), after: { ...of(after), reason } };
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
          const after = await readResult(q, fixtureId);
          const record = { ...recordOf(before, after, change), target: fixtureId };
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
    async previewResult({ fixtureId, scores, counts }) {
      const tried = await dryRun(db, async (q) => {
        const result = await store(q, { fixtureId, scores, counts });
        return result.ok ? await readResult(q, fixtureId) : result;
      });
      if (tried === null) return { ok: false, code: 'NOT_FOUND' };
      if ('code' in tried) return tried;
      const preview = await wager.previewEvent(FIXTURE_SELECTION, eventOf(deps, sports, tried));
      return { ok: true, resultVersion: tried.resultVersion - 1, preview };
    },
  };
}
