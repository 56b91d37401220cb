import { type CountCorrection, correctCounts } from '#rules/count-correction.ts';
import { isCoverageLost, isFinished } from '#rules/fixture-status.ts';
import type { Score } from '#rules/scores.ts';
import { sportOf } from '#rules/sports.ts';
import type { Queryable } from '../../lib/db.ts';
import { lockFixture, readFixture, storeCorrection } from './repository.ts';
import { CORRECTION_MS } from './retention.ts';

export interface FixtureCorrection {
  scores: Record<string, Score>;
  /** Of what is counted beside the score; left out where it stays. */
  counts?: CountCorrection | undefined;
  /** The version of the result that was looked at; another one refuses the correction. */
  seen?: number | undefined;
}

export type CorrectionResult =
  | { ok: true }
  | { ok: false; code: 'NOT_FOUND' | 'INVALID_STATE' }
  | { ok: false; code: 'VALIDATION'; errors: { path: string; message: string }[] };

/** The score of the whole match, without which no result is one. */
const FULL_TIME = '100';

/**
 * Stores what staff corrects of a finished match within 24 hours of its end, or the official result of one that the feed has lost, which
 * ends by it; says by its path what does not fit.
 */
export async function correctFixture(
  q: Queryable,
  fixtureId: string,
  { scores, counts, seen }: FixtureCorrection,
  now: number,
): Promise<CorrectionResult> {
  await lockFixture(q, fixtureId);
  const fixture = await readFixture(q, fixtureId);
  if (!fixture) return { ok: false, code: 'NOT_FOUND' };
  const late = now - (fixture.finishedAt ?? 0) > CORRECTION_MS;
  const isLost = isCoverageLost(fixture.status);
  if (!isLost && (!isFinished(fixture.status) || late)) return { ok: false, code: 'INVALID_STATE' };
  const codes = sportOf(fixture.sport).codes.map(String);
  const unknown = Object.keys(scores).find((code) => !codes.includes(code));
  if (unknown !== undefined) {
    const error = { path: `scores.${unknown}`, message: 'is no part of the sport' };
    return { ok: false, code: 'VALIDATION', errors: [error] };
  }
  const after = { ...fixture, scores: { ...fixture.scores, ...scores } };
  if (isLost && !after.scores[FULL_TIME]) {
    const error = { path: `scores.${FULL_TIME}`, message: 'is missing' };
    return { ok: false, code: 'VALIDATION', errors: [error] };
  }
  const counted = counts ? correctCounts(after, counts) : null;
  if (counted?.ok === false) {
    const { path, message } = counted;
    return { ok: false, code: 'VALIDATION', errors: [{ path, message }] };
  }
  const corrected = { scores, counts: counted?.counts ?? null, at: now };
  const isStored = await storeCorrection(q, fixtureId, corrected, seen);
  return isStored ? { ok: true } : { ok: false, code: 'INVALID_STATE' };
}
