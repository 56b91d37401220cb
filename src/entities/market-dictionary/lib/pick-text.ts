import { basisOf } from '#rules/markets/basis.ts';
import { lineForOutcome } from '#rules/markets/market-kinds.ts';
import type { MarketType } from '#rules/markets/market-types.ts';
import { outcomeListOf } from '#rules/markets/outcome-lists.ts';
import type { Participant } from '#rules/participants.ts';
import { formatScore, type Score } from '#rules/scores.ts';
import type { SportKey } from '#rules/sports.ts';
import { messages } from './market-messages';
import { marketLabel, marketPart, type Teams, unitOf } from './names';
import { formatLine, howWord, outcomeLabel, sidedParts } from './outcomes';
import { rowOf } from './rows';
import { winnerLabel } from './winners';

export interface PickNames extends Teams {
  sport: SportKey;
  typeId: number;
  outcome: string;
  /** Who it is on, where the outcome is the id of one. */
  participant?: Pick<Participant, 'name'> | undefined;
  /** Hundredths, the home side's; null without a line. */
  line: number | null;
  /** Score of the market's own part when an in-play football handicap was offered. */
  offerScore?: Score | null;
  /** Whether it is taken while the match is played. */
  inPlay?: boolean;
}

export interface PickText {
  /** What was picked: the team, or the word of the outcome. */
  title: string;
  /** What is shown beside it: the sign, or the line; null when the title says all. */
  detail: string | null;
  /** Name of the market in the words of the sport and with the names of the teams. */
  market: string;
  /** The score that a line in play counts from: 2:1 기준; null where there is none to count from. */
  basis: string | null;
}

const winners: readonly string[] = ['winner3', 'winner2', 'draw-no-bet'];
/** Families whose outcomes 1 and 2 are the sides themselves; elsewhere they may be numbers. */
const teamFamilies: readonly string[] = [
  ...winners,
  'handicap',
  'handicap3',
  'first-score',
  'last-score',
  'next-score',
  'race-to',
  'qualify',
  'team-score',
  'win-to-nil',
  'win-halves',
  'win-behind',
];

/** Names the sides an outcome is made of: the home team, a draw, the away team. */
function sidesOf(outcome: string, { home, away }: Teams): string[] {
  const draw = winnerLabel('X');
  return [...outcome].flatMap((side) => {
    if (side === '1') return home;
    return side === '2' ? away : side === 'X' ? draw : [];
  });
}

function comboTitle(outcome: string, teams: Teams): string {
  const [first = '', ...others] = outcome.split(' And ');
  const [side = '', other] = sidesOf(first, teams);
  const isSides = /^[12X]{1,2}$/.test(first);
  const named = other ? messages.either(side, other) : first === 'X' ? side : messages.win(side);
  const words = others.map((part) => outcomeLabel('combo', part));
  if (first.includes('/')) return [sidesOf(first, teams).join(' / '), ...words].join(' + ');
  return [isSides ? named : outcomeLabel('combo', first), ...words].join(' + ');
}

/** A side by its name and by how much it wins. */
function marginTitle(outcome: string, teams: Teams): string {
  const [side = '', by] = outcome.split(' by ');
  const [named = side] = sidesOf(side, teams);
  return by === undefined ? named : messages.by(named, by);
}

/** Titles of families whose outcomes name sides among other things; null where the word of the outcome says all. */
function sidedTitle(row: MarketType, outcome: string, teams: Teams): string | null {
  const { family, side } = row;
  if (family === 'double-chance') {
    const [one = '', other = ''] = sidesOf(outcome, teams);
    return messages.either(one, other);
  }
  if (family === 'htft') return sidesOf(outcome, teams).join(' / ');
  if (family === 'combo' && outcome.includes(' And ')) return comboTitle(outcome, teams);
  if (family === 'margin') return marginTitle(outcome, teams);
  const sided = sidedParts(outcome);
  if (sided) return messages.sided(sidesOf(sided[0], teams)[0] ?? '', howWord(sided[1]));
  if (outcomeListOf(row) === 'rounds') return howWord(outcome);
  if (family !== 'team-total' || !side) return null;
  return `${teams[side]} ${outcomeLabel(family, outcome)}`;
}

/** Writes the line of an outcome with what it counts: -0.5, +1.5세트, 2.5; null without a line. */
export function lineText(
  { typeId, outcome, line }: Pick<PickNames, 'typeId' | 'outcome' | 'line'>,
  sport: SportKey,
): string | null {
  const row = rowOf(typeId);
  const family = row?.family ?? 'winner3';
  const own = lineForOutcome(family, outcome, line);
  if (own === null) return null;
  return `${formatLine(family, own)}${(row && unitOf(row, sport)) ?? ''}`;
}

/** From which score the line of a pick in play counts: 2:1 기준, 전반전 1:0 기준; null where it counts from none. */
export function basisText({
  sport,
  typeId,
  offerScore = null,
  inPlay = false,
}: Pick<PickNames, 'sport' | 'typeId' | 'offerScore' | 'inPlay'>): string | null {
  const family = rowOf(typeId)?.family ?? 'winner3';
  const basis = basisOf({ typeId, family, sport, offerScore, inPlay });
  if (basis === null) return null;
  const part = marketPart(typeId, sport);
  const text = messages.basis(formatScore(basis));
  return part === null ? text : `${part} ${text}`;
}

/** Names a pick as slips and bets show it: the team and its sign or line, else the outcome and the line. */
export function pickText(pick: PickNames): PickText {
  const { sport, typeId, outcome, line } = pick;
  const row = rowOf(typeId);
  const family = row?.family ?? 'winner3';
  const teams: Teams = { home: pick.home, away: pick.away };
  const detail = lineText({ typeId, outcome, line }, sport);
  const rest = { market: marketLabel(typeId, sport, teams), basis: basisText(pick) };
  if (pick.participant) return { title: pick.participant.name, detail, ...rest };
  const team = outcome === '1' ? teams.home : outcome === '2' ? teams.away : null;
  if (team !== null && teamFamilies.includes(family)) {
    const win = winners.includes(family) ? winnerLabel('1') : null;
    return { title: team, detail: detail ?? win, ...rest };
  }
  const title = (row && sidedTitle(row, outcome, teams)) ?? outcomeLabel(family, outcome);
  return { title, detail, ...rest };
}
