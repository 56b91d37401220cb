import { Badge, type BadgeProps } from '@/shared/ui/badge';
import type { MemberState } from '../lib/member';
import { messages } from './messages';

export interface MemberStateBadgeProps {
  state: MemberState;
  /** Kept out without an end. */
  isBanned?: boolean;
}

const tones: Partial<Record<MemberState, BadgeProps['tone']>> = {
  approved: 'brand',
  suspended: 'alert',
  leaving: 'warn',
  applied: 'warn',
};

/** The state of a member in a word. */
export function MemberStateBadge({ state, isBanned = false }: MemberStateBadgeProps) {
  return (
    <Badge tone={tones[state] ?? 'neutral'}>
      {isBanned ? messages.ban : messages.states[state]}
    </Badge>
  );
}
