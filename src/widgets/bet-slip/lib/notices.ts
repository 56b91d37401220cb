import type { Refusal, RefusalCode, RejectedEdit, SlipFix, SlipProblem } from '@/entities/slip';
import { editFixes, legsOf } from '@/entities/slip';
import { closedLegs, repricedLegs } from './announcement';

export interface SlipNotice {
  key: string;
  /** Absent where the slip sums several legs up in its own words. */
  refusal: Refusal | null;
  kind: 'edit' | 'closed' | 'odds' | 'problem';
  /** The legs it is about, by selection; [] where it is about the slip, or about a pick that is not on it. */
  legs: readonly string[];
  /** The press that solves it; null where only a new choice does. */
  fix: SlipFix | null;
}

/** The empty state says the one, and the row of the price the other. */
const saidElsewhere: readonly RefusalCode[] = ['EMPTY_SLIP', 'JOINT_PRICE'];

interface NoticeInput {
  problems: readonly SlipProblem[];
  refused: RejectedEdit | null;
  legCount: number;
  hasStake: boolean;
}

/** Legs that one notice speaks for; a single one speaks for itself. */
export function groupedLegs(problems: readonly SlipProblem[]): string[] {
  return [closedLegs(problems), repricedLegs(problems)].filter((ids) => ids.length > 1).flat();
}

/** What the slip says under its legs, the latest edit first: one notice for one cause, never what a leg says itself. */
export function slipNotices({ problems, refused, legCount, hasStake }: NoticeInput): SlipNotice[] {
  const notices: SlipNotice[] = [];
  if (refused) {
    const { refusal } = refused;
    const [fix = null] = editFixes(refused, legCount);
    notices.push({ key: 'edit', kind: 'edit', refusal, legs: [], fix });
  }
  const closed = closedLegs(problems);
  if (closed.length > 1) {
    const fix: SlipFix = { kind: 'dropLegs', selectionIds: closed };
    notices.push({ key: 'closed', kind: 'closed', refusal: null, legs: closed, fix });
  }
  const repriced = repricedLegs(problems);
  if (repriced.length > 1) {
    const fix: SlipFix = { kind: 'acceptOdds', selectionIds: repriced };
    notices.push({ key: 'odds', kind: 'odds', refusal: null, legs: repriced, fix });
  }
  for (const { refusal, fix } of problems) {
    const { code, selectionId, selectionIds } = refusal;
    // An empty field is not yet a mistake.
    const isSaid = saidElsewhere.includes(code) || (code === 'STAKE_TOO_SMALL' && !hasStake);
    if (isSaid || selectionId !== undefined) continue;
    const key = `${code}:${selectionIds?.join(',') ?? ''}`;
    notices.push({ key, kind: 'problem', refusal, legs: legsOf(refusal), fix });
  }
  return notices;
}
