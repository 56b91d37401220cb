import { isVoid, LEG_RESULT, type LegResult, legNote } from '#rules/leg-result.ts';
import { type MarketFamily, marketType } from '#rules/markets/market-types.ts';
import { marketName, pickText, winnerLabel } from '@/entities/market-dictionary';
import type { League, MatchResult, SettledMarket } from '../api';

/** The columns of the domestic board. */
const COLUMNS: readonly (readonly MarketFamily[])[] = [
  ['winner3', 'winner2'],
  ['handicap'],
  ['total'],
];

/** What a column says of a match: what was right there, or that all was given back. */
export interface MainCell {
  state: 'won' | 'half' | 'void';
  /** 승, 울산 HD -0.5, 오버 2.5; null where all was given back. */
  name: string | null;
  /** Hundredths. */
  odds: number;
  /** Said beside it: 반적중. */
  note: string | null;
}

const EVEN_ODDS = 100;

/** What was right of a market, the whole before a half. */
const RIGHT: readonly (readonly [LegResult, MainCell['state']])[] = [
  [LEG_RESULT.won, 'won'],
  [LEG_RESULT.halfWon, 'half'],
];

const familyOf = ({ typeId }: SettledMarket) => marketType(typeId)?.family ?? 'winner3';

function inColumn({ main = [] }: Pick<MatchResult, 'main'>, column: number) {
  const families = COLUMNS[column] ?? [];
  return main.find((market) => families.includes(familyOf(market)));
}

function cellOf(
  market: SettledMarket,
  result: MatchResult,
  sport: League['sport'],
): MainCell | null {
  const { typeId, line, offerScore, outcomes } = market;
  if (outcomes.every((one) => isVoid(one.result)))
    return { state: 'void', name: null, odds: EVEN_ODDS, note: null };
  const [right] = RIGHT.flatMap(([wanted, state]) => {
    const best = outcomes.find(({ result: own }) => own === wanted);
    return best ? [{ best, state }] : [];
  });
  if (!right) return null;
  const { best, state } = right;
  const { home, away } = result;
  const { title, detail } = pickText({
    sport,
    typeId,
    outcome: best.outcome,
    line,
    offerScore,
    home,
    away,
  });
  const isWinner = COLUMNS[0]?.includes(familyOf(market));
  return {
    state,
    name: isWinner ? winnerLabel(best.outcome) : [title, detail].filter(Boolean).join(' '),
    odds: best.odds,
    note: legNote(best.result),
  };
}

/** What the columns say of a match, each null where nothing is kept of it. */
export function mainCells(result: MatchResult, sport: League['sport']): (MainCell | null)[] {
  return COLUMNS.map((_families, column) => {
    const market = inColumn(result, column);
    return market ? cellOf(market, result, sport) : null;
  });
}

/** The columns over the results of a league; '' over one that is empty. */
export function mainCaptions(results: readonly MatchResult[], sport: League['sport']): string[] {
  return COLUMNS.map((_families, column) => {
    const market = results.flatMap((result) => inColumn(result, column) ?? [])[0];
    return market ? marketName(market.typeId, sport) : '';
  });
}

/** Whether all main markets of a match were given back. */
export function isAllVoid({ main = [] }: Pick<MatchResult, 'main'>): boolean {
  return (
    main.length > 0 && main.every(({ outcomes }) => outcomes.every(({ result }) => isVoid(result)))
  );
}
