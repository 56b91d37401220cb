import { Badge } from '@/shared/ui/badge';
import type { EventState } from '../lib/state';
import { messages } from './messages';

const tones = { on: 'brand', joined: 'solid', coming: 'warn', over: 'neutral' } as const;

export interface EventBadgeProps {
  state: EventState;
}

/** Whether an event is on, and whether the member has joined. */
export function EventBadge({ state }: EventBadgeProps) {
  return <Badge tone={tones[state]}>{messages.states[state]}</Badge>;
}
