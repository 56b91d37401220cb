import {
  basisText,
  formatLine,
  lineText,
  marketName,
  marketPart,
  outcomeLabel,
  pickText,
  shortMarketName,
} from '@/entities/market-dictionary/@x/game';
import type { Fixture, Market } from './game';
import { messages } from './messages';
import { familyOf } from './families';

/** One pressable price of a row. */
export interface CellView {
  selectionId: string;
  /** What is picked, for assistive technology. */
  title: string;
  /** Content of the cell. */
  label: string;
  /** Line or mark beside the label. */
  line?: string;
}

export interface MiddleWords {
  words: string;
  value: string | null;
}

/** A row of three places. The middle is a price, or words with a value under them. */
export interface RowView {
  home: CellView;
  away: CellView;
  middle: CellView | MiddleWords;
  market: string;
  /** What the head of a card says of a market that its cells do not name. */
  caption: string | null;
}

/** A wide row names the teams in totals, too; a narrow card says over and under only. */
export type RowLook = 'row' | 'card';

const boardTypes: readonly number[] = [1, 52, 226];
const teamFamilies: readonly string[] = ['winner3', 'winner2', 'handicap', 'first-score'];
/** Two outcomes that are no sides: a row names the teams all the same, the first outcome with the home team. */
const pairFamilies: readonly string[] = ['total', 'odd-even'];

function cellLabels(fixture: Fixture, market: Market, outcome: string, at: number, look: RowLook) {
  const { sport } = fixture;
  const { typeId, line } = market;
  const family = familyOf(typeId);
  const word = outcomeLabel(family, outcome);
  if (pairFamilies.includes(family)) {
    const team = at === 0 ? fixture.home : fixture.away;
    return look === 'row' ? { label: team, line: word } : { label: word };
  }
  const team = outcome === '1' ? fixture.home : outcome === '2' ? fixture.away : null;
  if (team === null || !teamFamilies.includes(family)) return { label: word };
  // Its middle is a price, which leaves no place for the name of the market; a card says it in its head.
  if (family === 'first-score' && look === 'row') return { label: team, line: messages.firstScore };
  // A card says the line between its sides.
  const own =
    family === 'handicap' && look === 'row' ? lineText({ typeId, outcome, line }, sport) : null;
  return own === null ? { label: team } : { label: team, line: own };
}

function cellView(
  fixture: Fixture,
  market: Market,
  { at, look, isLive }: { at: number; look: RowLook; isLive: boolean },
): CellView {
  const { id = '', outcome = '', participant } = market.outcomes[at] ?? {};
  const pick = { ...fixture, ...market, outcome, participant, inPlay: isLive };
  const { title, detail, basis } = pickText(pick);
  const name = detail === null ? title : `${title} ${detail}`;
  return {
    selectionId: id,
    title: basis === null ? name : `${name}, ${basis}`,
    ...(participant ? { label: participant.name } : cellLabels(fixture, market, outcome, at, look)),
  };
}

/**
 * What one outcome of any market shows where all markets of a fixture stand: every cell bears its own line. `isLive`
 * tells that the match is being played: its handicaps and totals say from which score they count.
 */
export function outcomeCell(
  fixture: Fixture,
  market: Market,
  at: number,
  isLive = false,
): CellView {
  const cell = cellView(fixture, market, { at, look: 'card', isLive });
  const { typeId, line } = market;
  const own = lineText(
    { typeId, line, outcome: market.outcomes[at]?.outcome ?? '' },
    fixture.sport,
  );
  return own === null ? cell : { ...cell, line: own };
}

/** The score that a market counts from where that is not the beginning: 2:1 기준; null for every other one. */
export function offerBasis({ sport }: Fixture, { typeId, offerScore }: Market): string | null {
  return offerScore && basisText({ sport, typeId, offerScore, inPlay: true });
}

function matchLabel(
  fixture: Fixture,
  { typeId, line }: Market,
  outcome: string,
  look: RowLook,
): string {
  const family = familyOf(typeId);
  const word = outcomeLabel(family, outcome);
  if (line === null) return word;
  if (family === 'handicap') return lineText({ typeId, outcome, line }, fixture.sport) ?? word;
  // The line is said once, beside the first of the two; what it counts is in the head of a row's column.
  if (family !== 'total' || outcome !== 'Over') return word;
  const own = lineText({ typeId, outcome, line }, fixture.sport);
  return `${word} ${look === 'row' ? formatLine(family, line) : own}`;
}

/**
 * What the prices of a market show in the row of a match, under a head that names the market: signs and lines only.
 * `isLive` tells that the match is being played.
 */
export function matchCells(
  fixture: Fixture,
  market: Market,
  look: RowLook,
  isLive = false,
): CellView[] {
  const order = threeWayOrder(market) ?? market.outcomes.map((_outcome, at) => at);
  return order.map((at) => {
    const { selectionId, title } = cellView(fixture, market, { at, look: 'card', isLive });
    const label = matchLabel(fixture, market, market.outcomes[at]?.outcome ?? '', look);
    return { selectionId, title, label };
  });
}

function middleWords(fixture: Fixture, market: Market, look: RowLook): MiddleWords {
  const { typeId, line } = market;
  const { sport } = fixture;
  if (boardTypes.includes(typeId)) return { words: messages.versus, value: null };
  const family = familyOf(typeId);
  const short = shortMarketName(typeId, sport);
  const value = line === null ? null : formatLine(family, line);
  if (family === 'handicap') {
    const words = [short, offerBasis(fixture, market)].filter(Boolean).join(' ');
    return { words, value: look === 'card' ? value : null };
  }
  if (family !== 'total') return { words: short, value: null };
  if (look === 'row') return { words: `${short} ${value ?? ''}`, value: null };
  // A card's cells say over and under already.
  const part = marketPart(typeId, sport);
  return { words: part === null ? messages.base : `${part} ${messages.base}`, value };
}

/**
 * What a row of a board shows of a market. Outcomes stand as the feed lists them: two sides, the third between.
 * `isLive` tells that the match is being played.
 */
export function rowView(fixture: Fixture, market: Market, look: RowLook, isLive = false): RowView {
  const last = market.outcomes.length - 1;
  const order = threeWayOrder(market);
  const view = (at: number) => cellView(fixture, market, { at, look, isLive });
  return {
    home: view(order?.[0] ?? 0),
    away: view(order?.[2] ?? last),
    middle: order ? view(order[1]) : middleWords(fixture, market, look),
    market: marketName(market.typeId, fixture.sport, fixture),
    caption: familyOf(market.typeId) === 'first-score' ? messages.firstScore : null,
  };
}

/** Places of the outcomes of a three-way market: first side, neither, second side; null for two outcomes. */
function threeWayOrder({ outcomes }: Market): readonly [number, number, number] | null {
  if (outcomes.length !== 3) return null;
  const neither = outcomes.findIndex(({ outcome }) => outcome === 'X' || outcome === 'No Goal');
  if (neither === 2) return [0, 2, 1];
  return neither === 0 ? [1, 0, 2] : [0, 1, 2];
}
