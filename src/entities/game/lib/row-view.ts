import { lineForOutcome } from '#rules/markets/market-kinds.ts';
import {
  formatLine,
  marketName,
  marketPart,
  outcomeLabel,
  pickText,
  shortMarketName,
} from '@/shared/lib/market-dictionary';
import type { SportKey } from '@/shared/api';
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
}

/** A wide row names the teams in totals, too; a narrow card says over and under only. */
export type RowLook = 'row' | 'card';

const boardTypes: readonly number[] = [1, 52, 226];
const teamFamilies: readonly string[] = ['winner3', 'winner2', 'handicap', 'first-score'];

function cellLabels(fixture: Fixture, market: Market, outcome: string, look: RowLook) {
  const family = familyOf(market.typeId);
  const team = outcome === '1' || outcome === 'Over' ? fixture.home : fixture.away;
  if (family === 'total') {
    const word = outcome === 'Over' ? messages.over : messages.under;
    return look === 'row' ? { label: team, line: word } : { label: word };
  }
  const isTeam = teamFamilies.includes(family) && (outcome === '1' || outcome === '2');
  if (!isTeam) return { label: outcomeLabel(family, outcome) };
  const own = family === 'handicap' ? lineForOutcome(family, outcome, market.line) : null;
  // A card says the line between its sides.
  const hasLine = own !== null && look === 'row';
  return hasLine ? { label: team, line: formatLine(family, own) } : { label: team };
}

function cellView(fixture: Fixture, market: Market, at: number, look: RowLook): CellView {
  const { id = '', outcome = '' } = market.outcomes[at] ?? {};
  const { home, away, sport } = fixture;
  const { typeId, line } = market;
  const { title, detail } = pickText({ sport, typeId, outcome, line, home, away });
  return {
    selectionId: id,
    title: detail === null ? title : `${title} ${detail}`,
    ...cellLabels(fixture, market, outcome, look),
  };
}

/** What one outcome of any market shows where all markets of a fixture stand: every cell bears its own line. */
export function outcomeCell(fixture: Fixture, market: Market, at: number): CellView {
  const family = familyOf(market.typeId);
  const cell = cellView(fixture, market, at, 'card');
  const line = lineForOutcome(family, market.outcomes[at]?.outcome ?? '', market.line);
  return line === null ? cell : { ...cell, line: formatLine(family, line) };
}

function middleWords({ typeId, line }: Market, sport: SportKey, look: RowLook): MiddleWords {
  if (boardTypes.includes(typeId)) return { words: messages.versus, value: null };
  const family = familyOf(typeId);
  const short = shortMarketName(typeId, sport);
  const value = line === null ? null : formatLine(family, line);
  if (family === 'handicap') return { words: short, value: look === 'card' ? value : null };
  if (family !== 'total') return { words: short, value: null };
  if (look === 'row') return { words: `${short} ${value ?? ''}`, value: null };
  // A card's cells say over and under already.
  const part = marketPart(typeId, sport);
  return { words: part === null ? messages.base : `${part} ${messages.base}`, value };
}

/** What a row of a board shows of a market. Outcomes stand as the feed lists them: two sides, the third between. */
export function rowView(fixture: Fixture, market: Market, look: RowLook): RowView {
  const last = market.outcomes.length - 1;
  const { sport } = fixture;
  const order = threeWayOrder(market);
  return {
    home: cellView(fixture, market, order?.[0] ?? 0, look),
    away: cellView(fixture, market, order?.[2] ?? last, look),
    middle: order ? cellView(fixture, market, order[1], look) : middleWords(market, sport, look),
    market: marketName(market.typeId, sport),
  };
}

/** Places of the outcomes of a three-way market: first side, neither, second side; null for two outcomes. */
function threeWayOrder({ outcomes }: Market): readonly [number, number, number] | null {
  if (outcomes.length !== 3) return null;
  const neither = outcomes.findIndex(({ outcome }) => outcome === 'X' || outcome === 'No Goal');
  if (neither === 2) return [0, 2, 1];
  return neither === 0 ? [1, 0, 2] : [0, 1, 2];
}
