import { combine, createEvent, createStore, type EventPayload, sample } from 'effector';
import { $isStaff, $member, memberArrived, sessionLost } from '@/entities/member/@x/notification';
import { createApiQuery, meStreamed } from '@/shared/api';
import { $now } from '@/shared/lib/clock';
import { type Known, knownOf, newsSince } from './lib/known';
import { type Notification, type NotificationCounts, totalOf } from './lib/notification';

/** Counts are loaded this long after the last time at the earliest, milliseconds. */
const countsEvery = 2_000;
/** So many of the latest ones come with the counts. */
const latestCount = 10;
const casinoType = 5;

type Changes = EventPayload<typeof meStreamed>['deltas'][number]['changes'];

/** Another answer had the counts of what is unread. */
export const notificationCountsReceived = createEvent<NotificationCounts>();
const outdated = createEvent();

const countsQuery = createApiQuery(async (api) => {
  // Calls and checks are of no use to the first page.
  const { loadNotifications } = await import('./api');
  return loadNotifications(api, { kind: null, cursor: null, limit: latestCount });
});

/** Whether somebody is here who gets notifications: staff has none. */
export const $hasNotifications = combine(
  $member,
  $isStaff,
  (member, isStaff) => member !== null && !isStaff,
);
/** Unread ones by kind; null until they are known. */
export const $notificationCounts = createStore<NotificationCounts | null>(null)
  .on(countsQuery.done, (_known, { result: { unread } }) => unread)
  .on(notificationCountsReceived, (_known, counts) => counts)
  .reset(sessionLost);
export const $unreadNotifications = $notificationCounts.map((counts) =>
  counts === null ? 0 : totalOf(counts),
);
/** The counts were loaded again, because something has happened. */
export const notificationCountsRefreshed = sample({
  clock: countsQuery.done,
  fn: () => undefined,
});

/** Null until the first counts: what was there before the page is no news. */
const $known = createStore<Known | null>(null).reset(sessionLost);
const compared = sample({
  clock: countsQuery.done,
  source: $known,
  fn: (known, { result: { items } }) => ({
    items,
    news: known === null ? [] : newsSince(known, items),
  }),
});
/** What the member was notified of since the last counts, oldest first. */
export const newsArrived = sample({
  clock: compared,
  filter: ({ news }) => news.length > 0,
  fn: ({ news }): readonly Notification[] => news,
});
sample({ clock: compared, fn: ({ items }) => knownOf(items), target: $known });

function areNews(changes: Changes): boolean {
  return changes.some((change) => {
    if (change.kind === 'bet')
      return change.bet.status === 'settled' && change.bet.type !== casinoType;
    return change.kind === 'request' || change.kind === 'unread' || change.kind === 'unseenResults';
  });
}

// A snapshot comes after each gap of the stream.
const newsStreamed = sample({
  clock: meStreamed,
  filter: ({ snapshots, deltas }) =>
    snapshots.length > 0 || deltas.some(({ changes }) => areNews(changes)),
});
// Only the points change with a reward.
const $points = $member.map((member) => member?.point ?? null, { skipVoid: false });
const $lastPoints = createStore<number | null>(null);
const pointsRisen = sample({
  clock: $points,
  source: $lastPoints,
  filter: (last, points) => last !== null && points !== null && points > last,
});
sample({ clock: $points, target: $lastPoints });

const $isOutdated = createStore(false);
const $countedAt = createStore(0);
// By the clock of the page: what comes together is one call, and no timer is left behind.
const counted = sample({
  clock: $now,
  source: { isOutdated: $isOutdated, countedAt: $countedAt, isWanted: $hasNotifications },
  filter: ({ isOutdated, countedAt, isWanted }, now) =>
    isOutdated && isWanted && Math.abs(now - countedAt) >= countsEvery,
  fn: (_state, now) => now,
});
$countedAt.on(counted, (_last, now) => now).reset(sessionLost);
$isOutdated
  .on(outdated, () => true)
  .on(counted, () => false)
  .reset(sessionLost);

sample({
  clock: [memberArrived, newsStreamed, pointsRisen],
  target: outdated,
});
sample({ clock: counted, target: countsQuery.start });
sample({ clock: sessionLost, target: countsQuery.reset });
// Which of the two is newer nobody knows.
sample({
  clock: notificationCountsReceived,
  source: countsQuery.$isPending,
  filter: Boolean,
  target: [countsQuery.reset, outdated],
});
