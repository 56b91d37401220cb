import type { Dto } from '#contract/types.gen.ts';
import { makeFullDetail } from './sample-detail';

const names = {
  home: ['부카요 하퍼', '가브리엘 Jesús', '마르틴 콜먼', '데클런 브룩스', '벤 스톤'],
  away: ["Ciarán O'Neill", '주앙 페레이라', '미토마 하루토', '야신 데미르', '루이스 레인'],
} as const;
const sides = ['home', 'away'] as const;

const players = sides.flatMap((side) =>
  names[side].map((name, at) => ({ id: `${side}${at}`, name, kind: 'player' as const, side })),
);
/** By place: the first and the last goal, and any. */
const once = [450, 600, 850, 1400, 2600];
const any = [210, 280, 390, 620, 1150];

function pricesOf(odds: readonly number[], count: number): Record<string, number> {
  return Object.fromEntries(
    sides.flatMap((side) =>
      odds.slice(0, count).map((price, at) => [`${side}${at}`, price + (side === 'home' ? 0 : 45)]),
    ),
  );
}

/** A match with the markets on who scores; who is least likely has a price for any goal alone. */
export function scorerDetail(): Dto<'FixtureDetail'> {
  const detail = makeFullDetail({ id: 'sample00goal' }, [
    { typeId: 711, odds: pricesOf(any, 5) },
    { typeId: 712, odds: pricesOf(once, 4) },
    { typeId: 713, odds: pricesOf(once, 4) },
  ]);
  const byId = new Map<string, (typeof players)[number]>(players.map((one) => [one.id, one]));
  const markets = detail.fixture.markets.map((market) => ({
    ...market,
    selections: market.selections.map((one) => {
      const participant = byId.get(one.outcome);
      return participant ? { ...one, participant } : one;
    }),
  }));
  return { ...detail, fixture: { ...detail.fixture, markets } };
}
