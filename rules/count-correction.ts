import type { MatchCounts } from './match-facts.ts';
import type { Score, Scores } from './scores.ts';
import { type SportKey, sportOf } from './sports.ts';

/** What staff corrects of what is counted beside the score. A card of either colour is the sum of the two. */
export const CORRECTED_COUNTS = ['corner', 'yellow-card', 'red-card'] as const;

export type CorrectedCount = (typeof CORRECTED_COUNTS)[number];

/** By what is counted, then by part code; parts that are left out stay. */
export type CountCorrection = Partial<Record<CorrectedCount, Scores>>;

export type CorrectedCounts =
  | { ok: true; counts: MatchCounts }
  | { ok: false; path: string; message: string };

const WHOLE = '100';
/** A shoot-out, in which nothing is counted. */
const SHOOT_OUT = 50;

export function correctedCountsOf(sport: SportKey): readonly CorrectedCount[] {
  return sport === 'football' ? CORRECTED_COUNTS : [];
}

function partsOf(sport: SportKey): { regulation: string[]; overtime: string[] } {
  const { regulation, overtime } = sportOf(sport);
  return {
    regulation: regulation.map(String),
    overtime: overtime.filter((code) => code !== SHOOT_OUT).map(String),
  };
}

/**
 * The parts that staff enters of one count: those that the match has a score of. Their sum is the whole; a count that is known of
 * the whole match alone is corrected there.
 */
export function correctedParts(
  sport: SportKey,
  scores: Scores,
  counted: Scores | undefined,
): readonly string[] {
  const { regulation, overtime } = partsOf(sport);
  const parts = [...regulation, ...overtime].filter((code) => scores[code] !== undefined);
  const isWholeAlone = counted?.[WHOLE] && !regulation.some((code) => counted[code] !== undefined);
  return isWholeAlone || parts.length === 0 ? [WHOLE] : parts;
}

function sumOf(scores: readonly Score[]): Score {
  return scores.reduce(
    (sum, { home, away }) => ({ home: sum.home + home, away: sum.away + away }),
    { home: 0, away: 0 },
  );
}

function isSame(left: Score, right: Score): boolean {
  return left.home === right.home && left.away === right.away;
}

function knownScores(scores: Scores, codes: readonly string[]): Score[] {
  return codes.flatMap((code) => scores[code] ?? []);
}

/** One count with its whole and its running total as they follow from the parts; the part at fault where they contradict. */
function withTotals(
  sport: SportKey,
  merged: Scores,
  correction: Scores,
): Scores | { fault: string } {
  const { regulation, overtime } = partsOf(sport);
  const parts = knownScores(merged, regulation);
  const isComplete = parts.length === regulation.length;
  const whole = isComplete ? sumOf(parts) : merged[WHOLE];
  if (whole === undefined) return merged;
  if (correction[WHOLE] && !isSame(correction[WHOLE], whole)) return { fault: WHOLE };
  const over = regulation.find((code) => {
    const part = merged[code];
    return part && (part.home > whole.home || part.away > whole.away);
  });
  if (over !== undefined) return { fault: over };
  return { ...merged, [WHOLE]: whole, live: sumOf([whole, ...knownScores(merged, overtime)]) };
}

/** The cards of either colour, where both colours are known. */
function cardsOf({ card, ...counts }: MatchCounts): Scores | undefined {
  const [yellow, red] = [counts['yellow-card'], counts['red-card']];
  if (!yellow || !red) return card;
  const both = Object.entries(yellow).flatMap(([code, score]) => {
    const other = red[code];
    return other ? [[code, sumOf([score, other])] as const] : [];
  });
  return { ...card, ...Object.fromEntries(both) };
}

/** Corrects what was counted; says at which part a correction does not fit the match or contradicts itself. */
export function correctCounts(
  { sport, scores, counts }: { sport: SportKey; scores: Scores; counts: MatchCounts },
  correction: CountCorrection,
): CorrectedCounts {
  const corrected: MatchCounts = { ...counts };
  const { regulation, overtime } = partsOf(sport);
  const codes = [...regulation, ...overtime, WHOLE];
  for (const [kind, scoresOfKind] of Object.entries(correction) as [CorrectedCount, Scores][]) {
    if (!correctedCountsOf(sport).includes(kind))
      return { ok: false, path: `counts.${kind}`, message: 'is not counted in this sport' };
    const unknown = Object.keys(scoresOfKind).find(
      (code) => !codes.includes(code) || (code !== WHOLE && scores[code] === undefined),
    );
    if (unknown !== undefined)
      return { ok: false, path: `counts.${kind}.${unknown}`, message: 'is no part of the match' };
    const all = withTotals(sport, { ...counts[kind], ...scoresOfKind }, scoresOfKind);
    if ('fault' in all && typeof all.fault === 'string') {
      const path = `counts.${kind}.${all.fault}`;
      return { ok: false, path, message: 'contradicts the sum of the parts' };
    }
    corrected[kind] = all as Scores;
  }
  const card = cardsOf(corrected);
  return { ok: true, counts: card ? { ...corrected, card } : corrected };
}
