import { createEvent, sample } from 'effector';
import { $preferences, oneTapTurnedOff, preferencesSaved } from '@/entities/slip';
import { slipPreferencesDialog } from './dialogs';

/** One-tap betting is switched on or off where bets are placed. */
export const oneTapChosen = createEvent<boolean>();

sample({
  clock: oneTapChosen,
  filter: (isOn) => !isOn,
  target: oneTapTurnedOff,
});
const turnedOn = sample({
  clock: oneTapChosen,
  source: $preferences,
  filter: (_preferences, isOn) => isOn,
});
sample({
  clock: turnedOn,
  filter: ({ stake }) => stake !== null,
  fn: (preferences) => ({ ...preferences, isOneTap: true }),
  target: preferencesSaved,
});
// What a tap costs is the member's to say first.
sample({
  clock: turnedOn,
  filter: ({ stake }) => stake === null,
  fn: () => undefined,
  target: slipPreferencesDialog.opened,
});
