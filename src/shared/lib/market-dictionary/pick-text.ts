import { lineForOutcome } from '#rules/markets/market-kinds.ts';
import type { SportKey } from '#rules/sports.ts';
import { marketLabel } from './names';
import { formatLine, outcomeLabel } from './outcomes';
import { rowOf } from './rows';

export interface PickNames {
  sport: SportKey;
  typeId: number;
  outcome: string;
  /** Hundredths, the home side's; null without a line. */
  line: number | null;
  home: string;
  away: string;
}

export interface PickText {
  /** What was picked: the team, or the word of the outcome. */
  title: string;
  /** What is shown beside it: the sign, or the line; null when the title says all. */
  detail: string | null;
  /** Name of the market in the words of the sport. */
  market: string;
}

const teamFamilies: readonly string[] = ['winner3', 'winner2', 'draw-no-bet', 'handicap'];

/** Names a pick as slips and bets show it: the team and its sign or line, else the outcome and the line. */
export function pickText({ sport, typeId, outcome, line, home, away }: PickNames): PickText {
  const family = rowOf(typeId)?.family ?? 'winner3';
  const word = outcomeLabel(family, outcome);
  const own = lineForOutcome(family, outcome, line);
  const lineText = own === null ? null : formatLine(family, own);
  const market = marketLabel(typeId, sport);
  const team = outcome === '1' ? home : outcome === '2' ? away : null;
  if (team === null || !teamFamilies.includes(family)) {
    return { title: word, detail: lineText, market };
  }
  return { title: team, detail: lineText ?? word, market };
}
