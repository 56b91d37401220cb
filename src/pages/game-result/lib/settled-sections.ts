import type { LegResult } from '#rules/leg-result.ts';
import { MARKET_TYPES } from '#rules/markets/market-types.ts';
import type { SportKey } from '#rules/sports.ts';
import { isNamed, marketName, overtimeWord, pickText } from '@/entities/market-dictionary';
import type { MatchResultDetail, SettledMarket } from '../api';

export interface OutcomeView {
  id: string;
  /** The team or the word of the outcome, with its line. */
  name: string;
  /** Hundredths. */
  odds: number;
  result: LegResult;
}

/** All lines of one type of market with what became of them. */
export interface SettledSection {
  typeId: number;
  name: string;
  overtime: string | null;
  outcomes: readonly OutcomeView[];
}

const places = new Map(MARKET_TYPES.map(({ id }, at) => [id, at]));
const placeOf = (typeId: number) => places.get(typeId) ?? MARKET_TYPES.length;

/** Sorts settled markets into sections, in the order of the dictionary; what has no name is left out. */
export function settledSections({ league, fixture, markets }: MatchResultDetail): SettledSection[] {
  const sport: SportKey = league.sport;
  const { home, away } = fixture;
  const outcomesOf = ({ id, typeId, line, offerScore, outcomes }: SettledMarket): OutcomeView[] =>
    outcomes.map(({ outcome, participant, odds, result }) => {
      const inPlay = offerScore !== null;
      const { title, detail, basis } = pickText({
        ...{ sport, typeId, outcome, participant, line, offerScore, inPlay, home, away },
      });
      const name = [title, detail, basis].filter(Boolean).join(' ');
      return { id: `${id}.${outcome}`, name, odds, result };
    });
  const types = [...new Set(markets.map(({ typeId }) => typeId))].filter(isNamed);
  return types
    .sort((one, two) => placeOf(one) - placeOf(two))
    .map((typeId) => ({
      typeId,
      name: marketName(typeId, sport, { home, away }),
      overtime: overtimeWord(typeId, sport),
      outcomes: markets.filter((market) => market.typeId === typeId).flatMap(outcomesOf),
    }));
}
