import { isGetHallOfFameAnswer } from '#contract/checks.gen.ts';
import type { Dto } from '#contract/types.gen.ts';
import { type ApiClient, type ApiError, isProblem, request } from '@/shared/api';
import { isMonth } from '@/shared/lib/month';
import type { FameSearch } from './search';

/** The best of a month, in minor units of `currency`; odds are hundredths. */
export type HallOfFame = Readonly<Dto<'HallOfFame'>>;
export type FameRow = Readonly<Dto<'FameRow'>>;
export type Winner = HallOfFame['winners'][number];

/** Loads the best of a month; of this one for a text that is none, and for one to come. */
export async function loadFame(api: ApiClient, search: FameSearch): Promise<HallOfFame> {
  const { month, game, by } = search;
  const query = { by, ...(game !== 'all' && { game }), ...(isMonth(month) && { month }) };
  try {
    const call = api.GET('/hallOfFame', { params: { query } });
    return await request(call, isGetHallOfFameAnswer);
  } catch (error) {
    if (month === '' || !isProblem(error as ApiError, 'VALIDATION')) throw error;
    return loadFame(api, { ...search, month: '' });
  }
}
