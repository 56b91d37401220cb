import { parseWhole } from '@/shared/lib/typed-number';
import {
  CORRECTED_COUNTS,
  type CorrectedCount,
  type CountCorrection,
  correctedCountsOf,
  correctedParts,
} from '#rules/count-correction.ts';
import { type DeskFixture, mostPoints, type TypedScores } from './typed-scores';

/** Corners and cards as they are typed, by what is counted and part; empty where they are not known. */
export type TypedCounts = Readonly<Partial<Record<CorrectedCount, TypedScores>>>;
/** The first field whose text is no count. */
export interface WrongCount {
  count: CorrectedCount;
  code: string;
  side: 'home' | 'away';
}

type Counted = Pick<DeskFixture, 'sport' | 'scores' | 'counts'>;

/** Writes what was counted in a fixture as it is typed; nothing for a sport without. */
export function typedCounts({ sport, scores, counts }: Counted): TypedCounts {
  const kinds = correctedCountsOf(sport).map((kind) => {
    const known = counts?.[kind];
    const parts = correctedParts(sport, scores, known).map((code) => {
      const part = known?.[code];
      const text = { home: String(part?.home ?? ''), away: String(part?.away ?? '') };
      return [code, text] as const;
    });
    return [kind, Object.fromEntries(parts)] as const;
  });
  return Object.fromEntries(kinds);
}

function countIn(text: string): number | null {
  const count = parseWhole(text);
  return typeof count === 'number' && count <= mostPoints ? count : null;
}

/** Reads typed counts and returns the parts that differ from the fixture's, or the first field that is no count. */
export function changedCounts(
  typed: TypedCounts,
  { counts }: Counted,
): { changed: CountCorrection } | { wrong: WrongCount } {
  const changed: CountCorrection = {};
  for (const count of CORRECTED_COUNTS) {
    for (const [code, texts] of Object.entries(typed[count] ?? {})) {
      const before = counts?.[count]?.[code];
      // A part that is not known may stay so; one that is known cannot be emptied.
      if (!before && texts.home.trim() === '' && texts.away.trim() === '') continue;
      const [home, away] = [countIn(texts.home), countIn(texts.away)];
      if (home === null) return { wrong: { count, code, side: 'home' } };
      if (away === null) return { wrong: { count, code, side: 'away' } };
      if (home === before?.home && away === before.away) continue;
      changed[count] = { ...changed[count], [code]: { home, away } };
    }
  }
  return { changed };
}
