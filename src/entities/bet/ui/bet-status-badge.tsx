import { Badge, type BadgeTone } from '@/shared/ui/badge';
import type { Bet, BetLeg } from '../lib/bet';
import { messages } from './messages';

const resultTones: Record<BetLeg['result'], BadgeTone> = {
  [-1]: 'outline',
  0: 'neutral',
  1: 'neutral',
  2: 'brand',
  3: 'warn',
  4: 'outline',
  5: 'brand',
};

const statusLabels: Partial<Record<Bet['status'], string>> = {
  pending: messages.pending,
  refused: messages.refused,
};

export interface BetStatusBadgeProps {
  bet: Pick<Bet, 'status' | 'label'>;
}

/** State of a bet in one word: waiting, in progress, or its settlement label. */
export function BetStatusBadge({ bet: { status, label } }: BetStatusBadgeProps) {
  const word = statusLabels[status];
  if (word) return <Badge tone={status === 'pending' ? 'warn' : 'outline'}>{word}</Badge>;
  return <Badge tone={resultTones[label]}>{messages.labels[label]}</Badge>;
}

export interface LegResultBadgeProps {
  result: BetLeg['result'];
}

/** Result of one leg, half wins and half losses included. */
export function LegResultBadge({ result }: LegResultBadgeProps) {
  return <Badge tone={resultTones[result]}>{messages.results[result]}</Badge>;
}
