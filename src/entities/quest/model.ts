import { createStore, merge, sample } from 'effector';
import { throttle } from 'patronum';
import { confirmedMutation, createApiQuery, meStreamed } from '@/shared/api';
import { $now } from '@/shared/lib/clock';
import { startOfKstDay } from '@/shared/lib/format';
import { loadQuests, sendClaim } from './api';
import { type Quest, type QuestName, questKey } from './lib/quest';
import { messages } from './ui/messages';

/** Quests are read again this long after something that counts for them at the earliest, milliseconds. */
const readsEvery = 1_000;

/** Quests of now and of the last days, with how far the member is; a page starts and resets it. */
export const quests = createApiQuery(loadQuests);
export const claiming = confirmedMutation({
  send: sendClaim,
  done: ({ points }) => messages.claimed(points),
  refusals: { INVALID_STATE: messages.notClaimable, NOT_FOUND: messages.notClaimable },
});
/** Key of the quest that is being claimed. */
export const $claimed = createStore('').on(claiming.start, (_last, name: QuestName) =>
  questKey(name),
);

// In its place: no row moves when it is claimed.
quests.$data.on(
  claiming.done,
  (known, { result }) =>
    known?.map((quest: Quest) => (questKey(quest) === questKey(result) ? result : quest)) ?? null,
);
sample({ clock: claiming.failed, target: quests.refresh });

const moved = sample({
  clock: meStreamed,
  filter: ({ snapshots, deltas }) =>
    snapshots.length > 0 ||
    deltas.some(({ changes }) => changes.some(({ kind }) => kind === 'bet' || kind === 'balance')),
});
/** Periods begin at midnight in Seoul. */
const $day = $now.map((now) => startOfKstDay(now));
sample({
  clock: throttle(merge([moved, $day]), readsEvery),
  target: quests.refresh,
});
