import type { Dto } from '#contract/types.gen.ts';
import { parseWhole } from '@/shared/lib/typed-number';

/** A fixture with what is bet on it. */
export type DeskFixture = Readonly<Dto<'DeskFixture'>>;
/** By period code. */
export type Scores = DeskFixture['scores'];

/** Points as they are typed, by period code. */
export type TypedScores = Readonly<Record<string, { home: string; away: string }>>;

/** A part that was typed into. */
export interface TypedPart {
  code: string;
  side: 'home' | 'away';
  text: string;
}

export function withPart(typed: TypedScores, { code, side, text }: TypedPart): TypedScores {
  return { ...typed, [code]: { ...(typed[code] ?? { home: '', away: '' }), [side]: text } };
}

/** The greatest points that a part of a match may have. */
export const mostPoints = 999;

/** Writes the scores of a fixture as they are typed. */
export function typedScores({ scores }: Pick<DeskFixture, 'scores'>): TypedScores {
  return Object.fromEntries(
    Object.entries(scores).map(([code, { home, away }]) => [
      code,
      { home: String(home), away: String(away) },
    ]),
  );
}

/** Reads typed scores; null where one of them is no whole number of 0 to 999. */
export function parseScores(typed: TypedScores): Scores | null {
  const scores: Scores = {};
  for (const [code, side] of Object.entries(typed)) {
    const home = parseWhole(side.home);
    const away = parseWhole(side.away);
    if (typeof home !== 'number' || typeof away !== 'number') return null;
    if (home > mostPoints || away > mostPoints) return null;
    scores[code] = { home, away };
  }
  return scores;
}

/** Returns the scores that differ from those of the fixture. */
export function changedScores(scores: Scores, { scores: before }: Pick<DeskFixture, 'scores'>) {
  return Object.fromEntries(
    Object.entries(scores).filter(
      ([code, { home, away }]) => before[code]?.home !== home || before[code].away !== away,
    ),
  );
}
