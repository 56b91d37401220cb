import type { OddsChange, SlipProblem, SlipTotals } from '@/entities/slip';
import { formatOdds } from '@/shared/lib/format';
import { messages } from '../ui/messages';

export interface SlipNews {
  changes: readonly OddsChange[];
  refusals: readonly SlipProblem[];
  totals: SlipTotals;
}

const blocking: readonly string[] = [
  'MARKET_SUSPENDED',
  'MARKET_CLOSED',
  'SELECTION_NOT_FOUND',
  'FIXTURE_STARTED',
  'LINE_CHANGED',
];

/** Counts the refusals that close single legs. */
export function blockedLegs(problems: readonly SlipProblem[]): string[] {
  return problems
    .filter(({ refusal }) => blocking.includes(refusal.code))
    .flatMap(({ refusal }) => refusal.selectionId ?? []);
}

/** Says in one sentence what moved on the slip, for assistive technology; '' when nothing did. */
export function announcementOf({ changes, refusals, totals }: SlipNews): string {
  const blocked = blockedLegs(refusals).length;
  const parts = [
    changes.length > 0 && messages.announceChanges(changes.length, formatOdds(totals.totalOdds)),
    blocked > 0 && messages.announceBlocked(blocked),
  ];
  return parts.filter(Boolean).join(' ');
}
