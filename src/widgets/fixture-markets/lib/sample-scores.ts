import type { Dto } from '#contract/types.gen.ts';
import { makeFullDetail } from './sample-detail';

/** A football match with the exact score; one of them is far from the others. */
export function scoreDetail(
  over: Omit<Partial<Dto<'Fixture'>>, 'markets'> = {},
): Dto<'FixtureDetail'> {
  const odds = {
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
    '3-1': 1400,
    '4-0': 2900,
    'Any Other Score': 1900,
  };
  return makeFullDetail({ id: 'sample00scor', ...over }, [{ typeId: 6, odds }]);
}
