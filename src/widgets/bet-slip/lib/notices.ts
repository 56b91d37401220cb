import type { Refusal, RejectedEdit, SlipFix, SlipProblem } from '@/entities/slip';
import { editFixes } from '@/entities/slip';
import { blockedLegs } from './announcement';

export interface SlipNotice {
  key: string;
  /** Absent where the slip sums several legs up in its own words. */
  refusal: Refusal | null;
  kind: 'edit' | 'blocked' | 'odds' | 'problem';
  count: number;
  fixes: SlipFix[];
}

/** Said by the legs themselves, or by the empty state. */
const saidElsewhere: readonly string[] = [
  'EMPTY_SLIP',
  'ODDS_CHANGED',
  'MARKET_SUSPENDED',
  'MARKET_CLOSED',
  'SELECTION_NOT_FOUND',
  'FIXTURE_STARTED',
  'LINE_CHANGED',
];

interface NoticeInput {
  problems: readonly SlipProblem[];
  refused: RejectedEdit | null;
  legCount: number;
  /** Legs whose odds are not those the member has seen. */
  changed: readonly string[];
  hasStake: boolean;
}

/** What the slip says under its legs, the latest edit first; one line for all closed legs, one for all moved odds. */
export function slipNotices(input: NoticeInput): SlipNotice[] {
  const { problems, refused, legCount, changed, hasStake } = input;
  const notices: SlipNotice[] = [];
  if (refused) {
    const { refusal } = refused;
    const fixes = editFixes(refused, legCount);
    notices.push({ key: 'edit', kind: 'edit', refusal, count: 1, fixes });
  }
  const blocked = blockedLegs(problems);
  if (blocked.length > 0) {
    const fixes: SlipFix[] = [{ kind: 'dropLegs', selectionIds: blocked }];
    notices.push({ key: 'blocked', kind: 'blocked', refusal: null, count: blocked.length, fixes });
  }
  const open = changed.filter((id) => !blocked.includes(id));
  if (open.length > 1) {
    const fixes: SlipFix[] = [{ kind: 'acceptOdds', selectionIds: open }];
    notices.push({ key: 'odds', kind: 'odds', refusal: null, count: open.length, fixes });
  }
  for (const { refusal, fixes } of problems) {
    const { code } = refusal;
    // An empty field is not yet a mistake.
    if (saidElsewhere.includes(code) || (code === 'STAKE_TOO_SMALL' && !hasStake)) continue;
    const key = `${code}:${refusal.selectionIds?.join(',') ?? ''}`;
    notices.push({ key, kind: 'problem', refusal, count: 1, fixes });
  }
  return notices;
}
