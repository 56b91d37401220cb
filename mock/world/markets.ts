import { marketId, selectionId } from '#rules/ids.ts';
import { isOnBoard } from '#rules/markets/boards.ts';
import { MARKET_TYPES, type MarketType, outcomesOf } from '#rules/markets/market-types.ts';
import { MARKET_STATUS } from '#rules/market-status.ts';
import { type SportKey, sportOf } from '#rules/sports.ts';
import type { Schemas } from '../contract/types.ts';
import { openingOdds } from './prices.ts';
import { isPlayed, PLAYED_SPORTS, type PlayedSport } from './teams.ts';

type Market = Schemas['Market'];

/** What the two sides score together in a whole match, in hundredths; the line of a total is near it. */
const USUAL_TOTAL: Readonly<Record<PlayedSport, number>> = {
  football: 250,
  basketball: 16_250,
  baseball: 850,
  volleyball: 18_050,
  'ice-hockey': 550,
  'e-sports': 250,
};

/** The share of a whole match that a part is. */
function shareOf({ part, side }: MarketType, sport: PlayedSport): number {
  const ofTeams = side === undefined ? 1 : 0.5;
  if (part.startsWith('half')) return ofTeams / 2;
  if (/^p\d$/.test(part)) return ofTeams / sportOf(sport).regulation.length;
  return part === 'i1-5' ? ofTeams / 2 : ofTeams;
}

function lineOf(type: MarketType, sport: PlayedSport): number | null {
  if (!type.line) return null;
  if (type.family.startsWith('handicap')) return sport === 'basketball' ? -450 : -50;
  const total = USUAL_TOTAL[sport] * shareOf(type, sport);
  return Math.max(50, Math.floor(total / 100) * 100 + 50);
}

function makeMarket(fixtureId: string, sport: PlayedSport, type: MarketType): Market {
  const line = lineOf(type, sport);
  const id = marketId(fixtureId, type.id, line);
  const outcomes = outcomesOf(type.id, sport);
  const ids = outcomes.map((outcome) => selectionId(id, outcome));
  const odds = openingOdds(ids);
  const selections = outcomes.map((outcome, index) => ({
    id: ids[index] ?? '',
    outcome,
    odds: odds[index] ?? 0,
    status: MARKET_STATUS.open,
  }));
  return { id, typeId: type.id, line, offerScore: null, status: MARKET_STATUS.open, selections };
}

const TYPES_OF_SPORT = new Map(
  PLAYED_SPORTS.map((sport) => [
    sport,
    MARKET_TYPES.filter(
      (type) => type.sports.includes(sport) && outcomesOf(type.id, sport).length > 0,
    ),
  ]),
);

/** Every market of the dictionary that a match of the sport can have, none where the mock plays none; in play those of the live board alone. */
export function makeMarkets(fixtureId: string, sport: SportKey, isInPlay: boolean): Market[] {
  if (!isPlayed(sport)) return [];
  return (TYPES_OF_SPORT.get(sport) ?? [])
    .filter((type) => !isInPlay || isOnBoard('live', type.id))
    .map((type) => makeMarket(fixtureId, sport, type));
}
