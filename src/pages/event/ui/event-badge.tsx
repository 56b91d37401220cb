import { Badge } from '@/shared/ui/badge';
import { messages } from './messages';

export interface EventBadgeProps {
  /** Whether the event has ended. */
  isOver: boolean;
}

/** Says whether an event is on. */
export function EventBadge({ isOver }: EventBadgeProps) {
  return <Badge tone={isOver ? 'neutral' : 'brand'}>{isOver ? messages.over : messages.on}</Badge>;
}
