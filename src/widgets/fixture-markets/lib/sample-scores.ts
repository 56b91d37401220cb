import type { Dto } from '#contract/types.gen.ts';
import { makeFullDetail } from './sample-detail';

/** Odds by exact score; one of them is far from the others. */
export const wholeScores = {
  '0-0': 1100,
  '1-0': 720,
  '0-1': 1150,
  '1-1': 640,
  '2-0': 790,
  '0-2': 2100,
  '2-1': 810,
  '1-2': 1450,
  '2-2': 1600,
  '3-0': 1350,
  '0-3': 5500,
  '3-1': 1400,
  '1-3': 3800,
  '3-2': 2700,
  '2-3': 4600,
  '3-3': 7100,
  '4-0': 2900,
  'Any Other Score': 1900,
} as const;

/** Of a half. */
export const halfScores = {
  '0-0': 270,
  '1-0': 420,
  '0-1': 560,
  '1-1': 900,
  '2-0': 1150,
  '0-2': 2000,
  '2-1': 2300,
  '1-2': 3100,
  '2-2': 9000,
  'Any Other Score': 2400,
} as const;

/** A football match with the exact score of the whole match and of both halves. */
export function scoreDetail(
  over: Omit<Partial<Dto<'Fixture'>>, 'markets'> = {},
): Dto<'FixtureDetail'> {
  return makeFullDetail({ id: 'sample00scor', ...over }, [
    { typeId: 6, odds: wholeScores },
    { typeId: 9, odds: halfScores },
    { typeId: 100, odds: halfScores },
  ]);
}
