import { attach, createEvent, createStore, sample, scopeBind } from 'effector';
import {
  $member,
  $isLoggedIn,
  balanceUpdated,
  memberRequested,
  sessionLost,
  unreadUpdated,
  unseenResultsUpdated,
  type SessionEndReason,
} from '@/entities/member';
import {
  extraSettingRequested,
  settingRequested,
  siteChanged,
  toSettingChange,
} from '@/entities/setting';
import {
  meStreamed,
  siteStreamed,
  streamEnded,
  streamStarted,
  streamTimeSeen,
  topicsRequested,
  type EndReason,
} from '@/shared/api';
import { type Locks, openLocks } from '@/shared/lib/browser-door';
import { clockStarted, clockStopped, serverTimeSeen } from '@/shared/lib/clock';
import { seekLead } from '@/shared/lib/tab-leader';

const refetchMs = 5000;

/** Everything that ticks, polls or streams starts here, after the first paint. */
export const liveUpdatesStarted = createEvent();
export const liveUpdatesStopped = createEvent();
const refetchTicked = createEvent();

const $isRunning = createStore(false)
  .on(liveUpdatesStarted, () => true)
  .on(liveUpdatesStopped, () => false);
const $stopRefetch = createStore<(() => void) | null>(null, { serialize: 'ignore' });
/** Replaceable in tests; null means the browser's own. */
export const $locks = createStore<Locks | null>(null, { serialize: 'ignore' });

const startRefetchFx = attach({
  source: $locks,
  effect: (locks): (() => void) => {
    const onTick = scopeBind(refetchTicked);
    let timer: ReturnType<typeof setInterval> | undefined;
    // One tab asks for all of them; the others receive changes through the stream.
    const onLead = () => {
      timer = setInterval(() => onTick(), refetchMs);
    };
    const onLost = () => clearInterval(timer);
    const lead = seekLead('hanpan.refetch', { onLead, onLost }, locks ?? openLocks());
    return () => {
      onLost();
      lead.giveUp();
    };
  },
});
const stopRefetchFx = attach({ source: $stopRefetch, effect: (stop) => stop?.() });

const reasons: Record<EndReason, SessionEndReason | null> = {
  replaced: 'replaced',
  expired: 'expired',
  logout: 'logout',
  blocked: 'blocked',
  // The settings decide it, so that the guard and the alert agree.
  maintenance: null,
  shutdown: null,
};
const statusReasons: Record<number, SessionEndReason> = {
  401: 'expired',
  406: 'notAcceptable',
  555: 'replaced',
  556: 'expired',
  600: 'blocked',
};

const sessionEnded = sample({
  clock: streamEnded,
  source: $isLoggedIn,
  fn: (isLoggedIn, end) => {
    if (!isLoggedIn) return null;
    return 'reason' in end ? reasons[end.reason] : (statusReasons[end.status] ?? null);
  },
});

sample({
  clock: liveUpdatesStarted,
  target: [clockStarted, streamStarted, startRefetchFx, extraSettingRequested],
});
sample({ clock: startRefetchFx.doneData, target: $stopRefetch });
sample({ clock: liveUpdatesStopped, target: [clockStopped, stopRefetchFx] });
sample({
  clock: refetchTicked,
  source: $isLoggedIn,
  filter: Boolean,
  target: memberRequested,
});

const $memberId = $member.map((member) => member?.id ?? null);
sample({
  clock: [liveUpdatesStarted, $memberId],
  source: { memberId: $memberId, isRunning: $isRunning },
  filter: ({ isRunning }) => isRunning,
  fn: ({ memberId }) => ({ id: 'app', topics: memberId === null ? ['site'] : ['site', 'me'] }),
  target: topicsRequested,
});

const balanceReceived = sample({
  clock: meStreamed,
  fn: ({ snapshots, deltas }) => {
    const received = deltas.flatMap(({ changes }) =>
      changes.filter(({ kind }) => kind === 'balance'),
    );
    const last = received.at(-1) ?? snapshots.at(-1)?.data;
    return last && 'emoney' in last ? { emoney: last.emoney, point: last.point } : null;
  },
});
const countsReceived = sample({
  clock: meStreamed,
  fn: ({ snapshots, deltas }) => {
    const state = snapshots.at(-1)?.data;
    const last = { unread: state?.unreadCount, unseenResults: state?.unseenResults };
    for (const change of deltas.flatMap(({ changes }) => changes))
      if ('count' in change) last[change.kind] = change.count;
    return last;
  },
});
const settingReceived = sample({
  clock: siteStreamed,
  fn: ({ snapshots, deltas }) => {
    const news = [
      ...snapshots.map(({ data }) => data),
      ...deltas.flatMap(({ changes }) => changes),
    ];
    const changes = news.map(toSettingChange).filter((change) => change !== null);
    return changes.length > 0 ? Object.assign({}, ...changes) : null;
  },
});

sample({ clock: balanceReceived, filter: (balance) => balance !== null, target: balanceUpdated });
sample({
  clock: countsReceived,
  filter: ({ unread }) => unread !== undefined,
  fn: ({ unread }) => unread as number,
  target: unreadUpdated,
});
sample({
  clock: countsReceived,
  filter: ({ unseenResults }) => unseenResults !== undefined,
  fn: ({ unseenResults }) => unseenResults as number,
  target: unseenResultsUpdated,
});
sample({ clock: settingReceived, filter: (change) => change !== null, target: siteChanged });
sample({ clock: streamTimeSeen, fn: (at) => ({ at }), target: serverTimeSeen });
sample({ clock: sessionEnded, filter: (reason) => reason !== null, target: sessionLost });
sample({
  clock: streamEnded,
  filter: (end) => 'reason' in end && end.reason === 'maintenance',
  target: settingRequested,
});
