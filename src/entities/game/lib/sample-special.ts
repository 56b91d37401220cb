import type { Dto } from '#contract/types.gen.ts';
import { makeBoardDto, makeFixtureDto } from './sample-board';

/** A board for stories: odd and even, the first score, a handicap of sets, a football handicap offered at 2:1. */
export function sampleSpecialBoard(): Dto<'Board'> {
  const match = makeFixtureDto({
    id: 'sample00spec',
    home: '로아소 구마모토',
    away: '몬테디오 야마가타',
    markets: [
      { typeId: 72, odds: { Odd: 211, Even: 170 } },
      { typeId: 16, odds: { 1: 189, 2: 226, 'No Goal': 1093 } },
    ],
  });
  const volleyball = makeFixtureDto({
    id: 'sample00voll',
    sport: 'volleyball',
    home: 'KB손해보험',
    away: '한국전력',
    markets: [{ typeId: 866, line: -150, odds: { 1: 212, 2: 168 } }],
  });
  const live = makeFixtureDto({
    id: 'sample00live',
    home: '울산 HD',
    away: '전북 현대',
    status: 2,
    score: { home: 2, away: 1 },
    clock: { period: '20', minute: 76 },
    markets: [{ typeId: 3, line: -50, odds: { 1: 208, 2: 176 } }],
  });
  const offerScore = { home: 2, away: 1 };
  const markets = live.markets.map((market) => ({ ...market, offerScore }));
  return makeBoardDto({ kind: 'live', fixtures: [match, volleyball, { ...live, markets }] });
}
