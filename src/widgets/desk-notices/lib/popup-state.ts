import type { DeskPopupRow } from '../api';

export type PopupState = 'coming' | 'shown' | 'over';

/** Returns whether members are shown a popup at an instant, epoch milliseconds. */
export function popupState(
  { startsAt, endsAt }: Pick<DeskPopupRow, 'startsAt' | 'endsAt'>,
  now: number,
): PopupState {
  if (endsAt <= now) return 'over';
  return startsAt > now ? 'coming' : 'shown';
}
