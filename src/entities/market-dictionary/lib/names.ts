import { kindOf } from '#rules/markets/market-kinds.ts';
import type { MarketPart, MarketType } from '#rules/markets/market-types.ts';
import { type SportKey, sportOf } from '#rules/sports.ts';
import { messages } from './market-messages';
import { messages as sportMessages, sports } from './messages';
import { rowOf } from './rows';

const { halves } = sportMessages;

/** Names a part of a match in the words of a sport: p1 is 전반전, 1쿼터, 1이닝, 1세트; null for the whole match. */
function partWord(part: string, sport: SportKey): string | null {
  const { part: word } = sports[sport];
  const number = /^p(\d)$/.exec(part)?.[1];
  if (number === '1' || number === '2') {
    return word === undefined ? halves[number] : `${number}${word}`;
  }
  if (number) return `${number}${word ?? messages.period}`;
  const innings = /^i1-(\d)$/.exec(part)?.[1];
  if (innings) return messages.innings(innings);
  return part === 'half1' ? halves[1] : part === 'half2' ? halves[2] : null;
}

function overtimeOf({ overtime }: MarketType): string | null {
  return overtime === '' ? null : messages.overtime[overtime];
}

const placeholder = /\{(part|overtime|part\+overtime)\}/;

/** Writes a label with these words in brackets, each left out where it is null. */
function fill(label: string, part: string | null, overtime: string | null): string {
  const both = part && overtime ? messages.and(part, overtime) : (part ?? overtime);
  const words: Readonly<Record<string, string | null>> = { part, overtime, 'part+overtime': both };
  return label
    .replace(placeholder, (_all, key: string) => (words[key] ? `(${words[key]})` : ''))
    .replace(/ {2,}/g, ' ')
    .trim();
}

/** The long label of a market: 핸디캡 (연장포함), 언더오버 (1쿼터). */
export function labelOf(row: MarketType, sport: SportKey): string {
  return fill(row.label, partWord(row.part, sport), overtimeOf(row));
}

/** What the line of a handicap or total counts where those are no points of the part it is about: 세트. */
export function unitOf({ family, part, counts }: MarketType, sport: SportKey): string | null {
  const kind = kindOf(family);
  if (counts !== undefined || (kind !== 'handicap' && kind !== 'total')) return null;
  return (part === 'full' ? sports[sport].unit : messages.units[part]) ?? null;
}

/** Puts a word before a name, unless that begins with it: 세트 핸디, 프레임 핸디. */
function withWord(word: string | null, name: string): string {
  return word === null || name.startsWith(word) ? name : `${word} ${name}`;
}

/**
 * Names a market over the column of its prices, with what its lines count where the prices say the lines alone:
 * 언더오버, 세트 언더오버.
 */
export function columnCaption(typeId: number, sport: SportKey): string {
  const row = rowOf(typeId);
  const unit = row?.family === 'total' ? unitOf(row, sport) : null;
  return withWord(unit, marketName(typeId, sport));
}

/** The short label of a market, its part or unit first: 1쿼터 핸디, 세트 핸디. The overtime is said beside it. */
function shortLabelOf(row: MarketType, sport: SportKey): string {
  const { handicap, total } = messages;
  const stem = fill(row.label, null, null)
    .replace(handicap.long, handicap.short)
    .replace(total.long, total.short);
  const isWhole = row.part === 'full';
  const part = row.label.includes('{part') ? partWord(row.part, sport) : null;
  return withWord(part ?? (isWhole ? unitOf(row, sport) : null), stem);
}

/** The sides of a match, by name. */
export interface Teams {
  home: string;
  away: string;
}

/** Puts the names of the teams where a label of the table says which side it is about. */
function withTeams(label: string, teams: Teams | undefined): string {
  if (!teams) return label;
  const { home, away } = messages.sides;
  return label.replace(home, () => teams.home).replace(away, () => teams.away);
}

function named(typeId: number, name: (row: MarketType) => string): string {
  const row = rowOf(typeId);
  return row ? name(row) : '';
}

/** The long label of a market id, with the names of the teams where they are given; '' for one that has no name. */
export function marketLabel(typeId: number, sport: SportKey, teams?: Teams): string {
  return named(typeId, (row) => withTeams(labelOf(row, sport), teams));
}

/** The long label without the overtime word, which is said beside it; '' for one that has no name. */
export function marketName(typeId: number, sport: SportKey, teams?: Teams): string {
  return named(typeId, (row) => withTeams(fill(row.label, partWord(row.part, sport), null), teams));
}

/** The short label of a market id; '' for one that has no name. */
export function shortMarketName(typeId: number, sport: SportKey): string {
  return named(typeId, (row) => shortLabelOf(row, sport));
}

/** The part of the match a market is about: 전반전, 1쿼터; null for the whole match. */
export function marketPart(typeId: number, sport: SportKey): string | null {
  const row = rowOf(typeId);
  return row ? partWord(row.part, sport) : null;
}

/** What is counted beside the score and has a name. */
export type NamedCount = keyof typeof messages.counted;

/** Names what is counted beside the score: 코너킥, 경고. */
export function countName(counted: NamedCount): string {
  return messages.counted[counted];
}

/** What a market counts in the place of the score: 코너킥; null where it counts the score, or something without a name. */
export function marketCount(typeId: number): string | null {
  const counted = rowOf(typeId)?.counts;
  const names: Readonly<Partial<Record<string, string>>> = messages.counted;
  return counted === undefined ? null : (names[counted] ?? null);
}

/** Parts that end with regulation time, wherever a sport has overtime after it. */
const toTheEnd: readonly MarketPart[] = ['full', 'half2', 'half1+full', 'half1+half2'];

/** Whether overtime could be taken for a part of a market: the match, its second half, the fourth quarter, the ninth inning. */
function isInDoubt(part: MarketPart, sport: SportKey): boolean {
  if (toTheEnd.includes(part)) return true;
  // A set is over when it is won: none goes on.
  return sports[sport].unit === undefined && part === `p${sportOf(sport).regulation.length}`;
}

/**
 * 연장포함 or 연장없음; null in sports that have none, or for a part of the match that ends
 * before it.
 */
export function overtimeWord(typeId: number, sport: SportKey): string | null {
  const row = rowOf(typeId);
  if (!row || sportOf(sport).overtime.length === 0) return null;
  return overtimeOf(row) ?? (isInDoubt(row.part, sport) ? messages.withoutOvertime : null);
}
