import { Badge } from '@/shared/ui/badge';
import { type DeskRequestState, tabOf } from '../lib/request';
import { deskWords } from './messages';

export interface RequestStateProps {
  state: DeskRequestState;
}

function toneOf(state: DeskRequestState) {
  if (state === 'awaiting_second') return 'warn' as const;
  if (tabOf(state) === 'done') return 'brand' as const;
  return tabOf(state) === 'refused' ? ('alert' as const) : ('neutral' as const);
}

/** The state of a request in a word. */
export function RequestState({ state }: RequestStateProps) {
  return <Badge tone={toneOf(state)}>{deskWords.states[state]}</Badge>;
}
