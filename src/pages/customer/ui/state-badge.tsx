import { Badge } from '@/shared/ui/badge';
import type { InquiryDetail } from '../api';
import { messages } from './messages';

const tones = { open: 'outline', answering: 'warn', answered: 'brand', closed: 'neutral' } as const;

export interface StateBadgeProps {
  state: InquiryDetail['state'];
}

/** How far a question is. */
export function StateBadge({ state }: StateBadgeProps) {
  return (
    <Badge tone={tones[state]} round>
      {messages.states[state]}
    </Badge>
  );
}
