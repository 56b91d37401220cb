import { IconSlip } from '@/shared/icons';
import { Badge, type BadgeProps } from '@/shared/ui/badge';
import { VisuallyHidden } from '@/shared/ui/visually-hidden';
import { messages } from '../lib/messages';
import type { PostBetState } from '../lib/post';

const tones: Record<PostBetState, BadgeProps['tone']> = {
  before: 'neutral',
  running: 'live',
  won: 'brand',
  lost: 'outline',
  void: 'warn',
};

export interface BetMarkProps {
  state: PostBetState;
}

export function BetMark({ state }: BetMarkProps) {
  return (
    <Badge tone={tones[state]}>
      <IconSlip size={14} />
      <span aria-hidden="true">{messages.betStates[state]}</span>
      <VisuallyHidden>{messages.bet(state)}</VisuallyHidden>
    </Badge>
  );
}
