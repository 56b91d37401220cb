import type { SiteEvent } from '../api';

/** How far an event is for this member. */
export type EventState = 'on' | 'coming' | 'over' | 'joined';

export function stateOf({
  isOver,
  isUpcoming,
  joinedAt,
}: Pick<SiteEvent, 'isOver' | 'isUpcoming' | 'joinedAt'>): EventState {
  if (isOver) return 'over';
  if (isUpcoming) return 'coming';
  return joinedAt === null ? 'on' : 'joined';
}
