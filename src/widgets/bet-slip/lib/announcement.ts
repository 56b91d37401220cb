import type { OddsChange, RefusalCode, SlipProblem, SlipTotals } from '@/entities/slip';
import { formatOdds } from '@/shared/lib/format';
import { messages } from '../ui/messages';

export interface SlipNews {
  changes: readonly OddsChange[];
  problems: readonly SlipProblem[];
  totals: SlipTotals;
}

const closing: readonly RefusalCode[] = [
  'MARKET_SUSPENDED',
  'MARKET_CLOSED',
  'SELECTION_NOT_FOUND',
  'FIXTURE_STARTED',
];

function legsWith(problems: readonly SlipProblem[], codes: readonly RefusalCode[]): string[] {
  return problems
    .filter(({ refusal }) => codes.includes(refusal.code))
    .flatMap(({ refusal }) => refusal.selectionId ?? []);
}

/** Legs that take no bets now, whatever the member accepts. */
export const closedLegs = (problems: readonly SlipProblem[]) => legsWith(problems, closing);
/** Legs whose line, or the score they count from, is another one now. */
export const movedLegs = (problems: readonly SlipProblem[]) => legsWith(problems, ['LINE_CHANGED']);
/** Legs whose odds moved in a way that the member's policy does not take unasked. */
export const repricedLegs = (problems: readonly SlipProblem[]) =>
  legsWith(problems, ['ODDS_CHANGED']);

/** One sentence, for assistive technology; '' when nothing did. */
export function announcementOf({ changes, problems, totals }: SlipNews): string {
  const blocked = closedLegs(problems).length + movedLegs(problems).length;
  const parts = [
    changes.length > 0 && messages.announceChanges(changes.length, formatOdds(totals.totalOdds)),
    blocked > 0 && messages.announceBlocked(blocked),
  ];
  return parts.filter(Boolean).join(' ');
}
