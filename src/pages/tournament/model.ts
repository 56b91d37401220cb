import { combine, createStore, sample } from 'effector';
import { throttle } from 'patronum';
import type { Dto } from '#contract/types.gen.ts';
import {
  batchOf,
  confirmedMutation,
  createApiQuery,
  isProblem,
  meStreamed,
  topicsReleased,
  topicsRequested,
  tournamentTopic,
} from '@/shared/api';
import { $now } from '@/shared/lib/clock';
import { loadTournament, loadTournaments, sendJoining } from './api';
import { type Opening, pageClosed, pageOpened, pageSearchChanged } from './events';
import { chosenId, isLive, phaseOf, type Ranks, ranksOf, withRanking } from './lib/tournament';
import { type Phase, tournamentSearch } from './search';
import { messages } from './ui/messages';

const reader = 'tournament';
/** The member's own place does not come over the stream: it is read this long after others moved, and after own bets. */
const ownReadEvery = 10_000;
const ownBetWait = 1_500;
/** A tournament that begins or ends is read again so often until the server says so, milliseconds. */
const turnEvery = 3_000;

export const tournaments = createApiQuery(loadTournaments);
export const detail = createApiQuery(loadTournament);
export const joining = confirmedMutation({
  send: sendJoining,
  done: ({ tournament }) => messages.joined(tournament.title),
  refusals: { INVALID_STATE: messages.cannotJoin, NOT_FOUND: messages.missing },
  refresh: tournaments.refresh,
});

export const $opening = createStore<Opening>({
  kind: 'sports',
  search: tournamentSearch.parse({}),
}).reset(pageClosed);
export const $id = combine(tournaments.$data, $opening, (list, { search }) =>
  chosenId(list, search),
);
/** Whose tab is open: that of the tournament that the address names, as far as it is known. */
export const $phase = combine(
  { list: tournaments.$data, shown: detail.$data, opening: $opening },
  ({ list, shown, opening: { search } }): Phase => {
    const known = [shown?.tournament, ...(list ?? [])].find((one) => one?.id === search.id);
    return known ? phaseOf(known) : search.phase;
  },
);
/** Whether there is no such tournament. */
export const $isMissing = createStore(false)
  .on(detail.failed, (_last, { error }) => isProblem(error, 'NOT_FOUND'))
  .reset(detail.done, detail.reset);

sample({ clock: [pageOpened, pageSearchChanged], target: $opening });
sample({ clock: pageOpened, fn: ({ kind }) => kind, target: tournaments.start });
sample({ clock: $id, target: detail.reset });
sample({ clock: $id, filter: (id) => id !== null, target: detail.start });
sample({ clock: pageClosed, target: [tournaments.reset, joining.reset] });

detail.$data.on(joining.done, (shown, { result }) =>
  shown?.tournament.id === result.tournament.id ? result : shown,
);

const $topic = combine(detail.$data, (shown) =>
  shown !== null && isLive(shown.tournament) ? tournamentTopic(shown.tournament.id) : null,
);
sample({
  clock: $topic,
  filter: (topic) => topic !== null,
  fn: (topic) => ({ id: reader, topics: [topic as string] }),
  target: topicsRequested,
});
sample({
  clock: $topic,
  filter: (topic) => topic === null,
  fn: () => reader,
  target: topicsReleased,
});

// Not in `shared/api`, whose models every visitor loads.
const streamed = batchOf<Dto<'TournamentTopicState'>, Dto<'TournamentTopicChange'>>('tournament');
const latest = sample({
  clock: streamed,
  source: $topic,
  fn: (topic, { snapshots, deltas }) => {
    const delta = deltas.findLast((one) => one.topic === topic);
    const snapshot = snapshots.findLast((one) => one.topic === topic);
    const state = delta?.changes.at(-1) ?? snapshot?.data;
    return state ? { ...state, at: delta?.at ?? snapshot?.at ?? 0 } : null;
  },
});
const ranked = sample({ clock: latest, filter: (state) => state !== null });
detail.$data.on(
  ranked,
  (shown, { players, ranking }) => shown && withRanking(shown, players, ranking),
);
/** The time of the ranking that is shown, epoch milliseconds; null before the stream has sent one. */
export const $rankedAt = createStore<number | null>(null)
  .on(ranked, (_last, { at }) => at)
  .reset(detail.reset);

interface Before {
  ranks: Ranks;
  own: number | null;
}
/** The ranking as it was when the tournament was opened: what rises and falls are counted from. */
export const $before = createStore<Before | null>(null)
  .on(
    detail.done,
    (known, { result }) =>
      known ?? { ranks: ranksOf(result.ranking), own: result.own?.rank ?? null },
  )
  .reset(detail.reset);

const ownBetSettled = sample({
  clock: meStreamed,
  filter: ({ deltas }) =>
    deltas.some(({ changes }) =>
      changes.some((change) => change.kind === 'bet' && change.bet.status === 'settled'),
    ),
});
sample({
  clock: [throttle(ranked, ownReadEvery), throttle(ownBetSettled, ownBetWait)],
  source: detail.$data,
  filter: (shown) => shown !== null && shown.own !== null && isLive(shown.tournament),
  target: detail.refresh,
});

/** It has begun or ended by the clock, and the server has not said so yet. */
const $isTurning = combine(detail.$data, $now, (shown, now) => {
  if (shown === null) return false;
  const { state, startsAt, endsAt } = shown.tournament;
  return (state === 'upcoming' && now >= startsAt) || (state === 'running' && now >= endsAt);
});
const turning = sample({
  clock: [$isTurning, detail.done],
  source: $isTurning,
  filter: Boolean,
  fn: () => undefined,
});
sample({ clock: throttle(turning, turnEvery), target: [tournaments.refresh, detail.refresh] });
