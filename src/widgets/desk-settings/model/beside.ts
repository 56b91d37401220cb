import { sample } from 'effector';
import { $isAdmin } from '@/entities/member';
import { $request, decided, requestChosen, requestLeft } from '@/features/desk-decision';
import { createApiQuery } from '@/shared/api';
import { loadGameCounts, loadRecent } from '../api';
import { settings, SettingsGate, waiting } from './settings';

/** What was set last, and by whom. */
export const recent = createApiQuery(loadRecent);
export const gameCounts = createApiQuery(loadGameCounts);

sample({ clock: SettingsGate.open, target: gameCounts.start });
// Whenever the settings are read, something may have been set.
sample({ clock: settings.done, filter: $isAdmin, target: recent.start });
sample({
  clock: SettingsGate.close,
  target: [recent.reset, gameCounts.reset, requestLeft],
});

// The change that is decided stays so while it waits; then the oldest one is next.
const next = sample({
  clock: waiting.done,
  source: $request,
  filter: (current, { result }) => !result.some(({ id }) => id === current?.id),
  fn: (_current, { result }) => result[0] ?? null,
});
sample({ clock: next, filter: (one) => one !== null, target: requestChosen });
sample({
  clock: next,
  filter: (one) => one === null,
  target: requestLeft,
});
sample({
  clock: decided,
  filter: SettingsGate.status,
  target: [waiting.refresh, settings.refresh],
});
