import { Badge } from '@/shared/ui/badge';
import type { DeskDebt } from '../lib/debt';
import { messages } from './messages';

export interface DebtStateBadgeProps {
  debt: Pick<DeskDebt, 'state' | 'forgiving' | 'collecting'>;
}

const tones = { open: 'warn', met: 'neutral', forgiven: 'neutral' } as const;

/** The state of a debt in a word, or that its forgiving or collecting waits for another admin. */
export function DebtStateBadge({ debt: { state, forgiving, collecting } }: DebtStateBadgeProps) {
  const isForgiving = forgiving?.state === 'awaiting_second';
  const isCollecting = collecting?.state === 'awaiting_second';
  if (isForgiving || isCollecting)
    return (
      <Badge tone="brand">{isForgiving ? messages.waitsForgiving : messages.waitsCollecting}</Badge>
    );
  return <Badge tone={tones[state]}>{messages.states[state]}</Badge>;
}
