import { isListOf, isNumber, isShape, isText } from '@/shared/lib/shape';

// What the boards would stumble over, not the whole contract.
const isNamed = isShape({ id: isText });
const isMarket = isShape({ id: isText, typeId: isNumber, selections: isListOf(isNamed) });
const isFixture = isShape({ id: isText, sport: isText, markets: isListOf(isMarket) });
const isBoard = isShape({ leagues: isListOf(isNamed), fixtures: isListOf(isFixture) });

export const isBoardAnswer = isShape({
  boards: isListOf(isShape({ topic: isText, data: isBoard })),
});
export const isFixtureAnswer = isShape({
  topic: isText,
  data: isShape({ league: isNamed, fixture: isFixture }),
});
export const isCountAnswer = isListOf(isShape({ kind: isText, sport: isText, fixtures: isNumber }));
