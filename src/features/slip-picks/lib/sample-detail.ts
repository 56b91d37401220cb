import { kstInstant } from '@/shared/lib/format';

interface Offered {
  typeId?: number;
  line?: number | null;
  outcome?: string;
  odds?: number;
  status?: number;
}

/** The answer about a match that offers these selections, for stories and tests. */
export function makeDetailAnswer(
  id: string,
  offered: readonly Offered[],
  { status = 1, home = '아스널', away = '브라이턴' } = {},
) {
  const markets = offered.map(({ typeId = 1, line = null, outcome = '1', odds = 185, ...one }) => {
    const marketId = `${id}.${typeId}.${line ?? '_'}`;
    return {
      id: marketId,
      typeId,
      line,
      offerScore: null,
      status: 1,
      selections: [{ id: `${marketId}.${outcome}`, outcome, odds, status: one.status ?? 1 }],
    };
  });
  const startsAt = kstInstant('2030-11-21 18:45:00');
  const fixture = {
    id,
    sport: 'football',
    leagueId: 'epl',
    home,
    away,
    homeId: 'h',
    awayId: 'a',
    startsAt,
    status,
    score: null,
    clock: null,
    marketCount: markets.length,
    markets,
  };
  const league = {
    id: 'epl',
    sport: 'football',
    name: '잉글랜드 프리미어리그',
    country: 'GB',
    order: 1,
  };
  return { body: { topic: `fixture:${id}`, seq: 1, at: 1, data: { league, fixture, scores: {} } } };
}
