import { type Asker, decisionsFor, type DeskRequest } from '@/entities/desk-request';
import type { RowCheck } from '@/shared/ui/data-table';

/** Whether a request may be taken up with others: not what somebody else works on, nor what waits for a decision alone. */
export function checkOf(request: DeskRequest, asker: Asker): RowCheck {
  const { lockedBy, take } = decisionsFor(request, asker);
  if (lockedBy !== null) return 'locked';
  return take === null ? 'none' : 'open';
}
