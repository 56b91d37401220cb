import { MARKET_TYPES } from './market-table.ts';
import type { SportKey } from './sports.ts';
import { sportOf } from './sports.ts';

export { MARKET_TYPES };

/** How a market is settled. */
export type MarketFamily =
  | 'winner3'
  | 'winner2'
  | 'draw-no-bet'
  | 'double-chance'
  | 'handicap'
  | 'handicap3'
  | 'total'
  | 'team-total'
  | 'total3'
  | 'both-score'
  | 'team-score'
  | 'clean-sheet'
  | 'odd-even'
  | 'correct-score'
  | 'htft'
  | 'first-score'
  | 'combo';

/** Which score a market reads; `pN` is the Nth part, `i1-5` innings 1 to 5, `sets` and `maps` the count of code 100. */
export type MarketPeriod =
  | 'full'
  | 'full+ot'
  | 'full+ot+so'
  | 'half1'
  | 'half2'
  | 'half2+ot'
  | 'half1+full'
  | 'half1+full+ot'
  | 'p1'
  | 'p2'
  | 'p3'
  | 'p4'
  | 'p5'
  | 'i1-5'
  | 'sets'
  | 'maps'
  | 'points';

export interface MarketType {
  /** LSports market id; ids from 900001 are ours. */
  id: number;
  name: string;
  family: MarketFamily;
  period: MarketPeriod;
  /** Korean label with the neutral word 피리어드; `marketLabel` puts the sport's word in. */
  label: string;
  outcomes: readonly string[];
  hasLine: boolean;
  /** The team that a one-team market counts. */
  side?: 'home' | 'away';
  sports: readonly SportKey[];
}

const BY_ID = new Map(MARKET_TYPES.map((type) => [type.id, type]));

/** The market type of an id, or undefined when it is not on offer. */
export function marketType(id: number): MarketType | undefined {
  return BY_ID.get(id);
}

const SET_SCORES = ['3-0', '3-1', '3-2', '2-3', '1-3', '0-3'];

/** The outcomes a market type can offer in a sport; [] for an unknown type. */
export function outcomesOf(typeId: number, sport: SportKey): readonly string[] {
  const type = marketType(typeId);
  if (type?.family === 'correct-score' && sport === 'volleyball') return SET_SCORES;
  return type?.outcomes ?? [];
}

/** What two picks of one fixture are compared by. */
export const MARKET_KINDS = ['winner3', 'winner2', 'handicap', 'total', 'other'] as const;

export type MarketKind = (typeof MARKET_KINDS)[number];

const KINDS: Partial<Record<MarketFamily, MarketKind>> = {
  winner3: 'winner3',
  winner2: 'winner2',
  'draw-no-bet': 'winner2',
  handicap: 'handicap',
  handicap3: 'handicap',
  total: 'total',
  'team-total': 'total',
  total3: 'total',
};

/** The kind of a family, for the rules on two picks of one fixture. */
export function kindOf(family: MarketFamily): MarketKind {
  return KINDS[family] ?? 'other';
}

export const BOARD_KINDS = ['cross', 'wintielose', 'handicap', 'special', 'live'] as const;

export type BoardKind = (typeof BOARD_KINDS)[number];

const WINNERS = [1, 52, 226];
const LINES = [3, 342, 2, 28];

const BOARDS: Record<BoardKind, readonly number[]> = {
  cross: [...WINNERS, ...LINES],
  wintielose: WINNERS,
  handicap: LINES,
  special: [72, 64, 21, 1618, 53, 77, 866, 16],
  live: [...WINNERS, ...LINES],
};

/** The market type ids of a board, in column order. */
export function marketIdsOfBoard(kind: BoardKind): readonly number[] {
  return BOARDS[kind];
}

/** Whether a market type stands on a board. */
export function isOnBoard(kind: BoardKind, typeId: number): boolean {
  return BOARDS[kind].includes(typeId);
}

const HALVES: Record<string, string> = { '1': '전반전', '2': '후반전' };

/** Korean label of a market type in the words of a sport (1피리어드 → 전반전, 1쿼터, 1이닝, 1세트); '' when unknown. */
export function marketLabel(typeId: number, sport: SportKey): string {
  const { periodWord } = sportOf(sport);
  return (marketType(typeId)?.label ?? '').replace(/(\d)피리어드/g, (text, part: string) =>
    periodWord === '전후반' ? (HALVES[part] ?? text) : `${part}${periodWord}`,
  );
}

const PICKS: Record<string, string> = {
  '1': '승',
  X: '무',
  '2': '패',
  '1X': '승무',
  '12': '승패',
  X2: '무패',
  Over: '오버',
  Under: '언더',
  Exactly: '동일',
  Odd: '홀',
  Even: '짝',
  Yes: '예',
  No: '아니오',
  'No Goal': '노골',
  'Any Other Score': '기타 스코어',
};

const TEAMS: Record<string, string> = { '1': '홈팀', '2': '원정팀' };

/** Korean word of an outcome; scores stay as they are, pairs are joined with / or +. */
export function outcomeLabel(family: MarketFamily, outcome: string): string {
  if (family === 'first-score') return TEAMS[outcome] ?? PICKS[outcome] ?? outcome;
  if (family === 'htft')
    return outcome
      .split('/')
      .map((sign) => PICKS[sign] ?? sign)
      .join('/');
  if (family === 'combo')
    return outcome
      .split(' And ')
      .map((part) => PICKS[part] ?? part)
      .join(' + ');
  return PICKS[outcome] ?? outcome;
}

/** Whether a market counts overtime. False for an unknown type. */
export function overtimeIncluded(typeId: number): boolean {
  return marketType(typeId)?.period.includes('+ot') ?? false;
}

/** Whether a line (hundredths) is x.25 or x.75; domestic boards do not offer these. */
export function isQuarterLine(line: number | null): boolean {
  return line !== null && line % 50 !== 0;
}

/** The line in hundredths that a picked outcome is shown with: the away side of a handicap has the opposite sign. */
export function lineForOutcome(
  family: MarketFamily,
  outcome: string,
  line: number | null,
): number | null {
  if (line === null || family !== 'handicap' || outcome !== '2') return line;
  return line === 0 ? 0 : -line;
}

/** A line (hundredths) as text, without needless zeros: 250 → "2.5"; handicaps carry a plus sign when positive. */
export function formatLine(family: MarketFamily, line: number): string {
  const sign = line > 0 && kindOf(family) === 'handicap' ? '+' : '';
  return `${sign}${line / 100}`;
}
