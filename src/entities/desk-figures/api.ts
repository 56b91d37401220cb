import { isGetFiguresAnswer, isGetGameFiguresAnswer } from '#contract/checks.gen.ts';
import { type ApiClient, request } from '@/shared/api';
import type { FiguresQuery, SiteFigures, SiteGames } from './lib/figures';

export async function loadFigures(api: ApiClient, query: FiguresQuery): Promise<SiteFigures> {
  const { from, to, by, before } = query;
  const ask = (part: { from: number; to: number; by: 'hour' | 'day' }) =>
    request(api.GET('/desk/figures', { params: { query: part } }), isGetFiguresAnswer);
  const askDayBefore = async () => {
    if (by !== 'hour') return [];
    const day = { from: before.from, to: from, by: 'hour' as const };
    return (await ask(day)).currencies;
  };
  const [now, earlier, dayBefore] = await Promise.all([
    ask({ from, to, by }),
    ask({ ...before, by: 'day' }),
    askDayBefore(),
  ]);
  return { query, currencies: now.currencies, before: earlier.currencies, dayBefore };
}

/** Loads what was bet in a period, by type and game. */
export async function loadGames(
  api: ApiClient,
  { from, to }: Pick<FiguresQuery, 'from' | 'to'>,
): Promise<SiteGames> {
  const params = { query: { from, to } };
  return (await request(api.GET('/desk/figures/game', { params }), isGetGameFiguresAnswer))
    .currencies;
}
