import { combine, createEffect, createEvent, createStore, sample } from 'effector';
import {
  type Bet,
  type BetQuery,
  createBetList,
  type LiveScores,
  openMatches,
  withScores,
} from '@/entities/bet';
import { $fixtureStates, topicsFollowed, topicsUnfollowed } from '@/entities/game';
import { slipReplaced, stakeChanged } from '@/entities/slip';
import { createApiQuery, fixtureTopic } from '@/shared/api';
import { $now, readNowFx } from '@/shared/lib/clock';
import { navigationRequested } from '@/shared/routes';
import { loadRebet, loadScores } from './api';
import { pageClosed, pageOpened, pageSearchChanged } from './events';
import { hrefOf, toBetQuery } from './lib/bet-query';
import { type Rebet, slipOf } from './lib/rebet';
import { type BetResultSearch, betResultSearch } from './search';

const pageSize = 15;
/** A stream has room for 64 topics, and the slip, the boards and other tabs want some. */
const mostFollowed = 30;
const scoresEveryMs = 30_000;

export const filterChanged = createEvent<Partial<BetResultSearch>>();
export const betToggled = createEvent<string>();
export const rebetClicked = createEvent<Bet>();
export const rebetConfirmed = createEvent();
export const rebetClosed = createEvent();

export const $search = createStore<BetResultSearch>(betResultSearch.parse({}));
export const $expandedId = createStore<string | null>(null);
/** The bet whose legs are looked up or offered again. */
export const $rebetBet = createStore<Bet | null>(null);
/** Epoch milliseconds. */
const $scoresReadAt = createStore(0);
/** Of matches that the stream has no room for. */
const $readScores = createStore<LiveScores>({});

export const list = createBetList({ pageSize });
export const rebet = createApiQuery(loadRebet);
export const scores = createApiQuery(loadScores);
const askNowFx = createEffect(() => readNowFx());

const $rebetResult = rebet.$data.map((offered) => offered && slipOf(offered));
/** The bets as they stand now; null until the first page is here. */
export const $bets = combine(
  [list.$items, $readScores, $fixtureStates] as const,
  ([bets, read, states]) => bets && withScores(bets, { ...read, ...states }),
);
export const $rebetSlip = $rebetResult.map((result) => (result?.ok ? result.slip : null));
/** Why the picks of the old bet may not stand in one slip any more. */
export const $rebetRefusal = $rebetResult.map((result) =>
  result?.ok === false ? result.refusal : null,
);
const searchUpdated = sample({
  clock: [pageOpened, pageSearchChanged],
  fn: ({ search }) => search,
});
sample({ clock: searchUpdated, target: $search });
sample({ clock: searchUpdated, fn: () => undefined, target: askNowFx });
sample({ clock: askNowFx.doneData, source: $search, fn: toBetQuery, target: list.opened });
sample({
  clock: filterChanged,
  source: $search,
  fn: (search, change) => ({ to: hrefOf({ ...search, ...change }), replace: true }),
  target: navigationRequested,
});
sample({
  clock: betToggled,
  source: $expandedId,
  fn: (expanded, id) => (expanded === id ? null : id),
  target: $expandedId,
});

// Live scores are wanted of the matches visible that are not over.
const $matches = list.$items.map((bets) => openMatches(bets ?? []));
const $fixtureKey = $matches.map((matches) =>
  matches
    .slice(0, mostFollowed)
    .map(({ fixtureId }) => fixtureId)
    .sort()
    .join(' '),
);
const $others = $matches.map((matches) => matches.slice(mostFollowed));
sample({
  clock: $fixtureKey,
  fn: (key) => ({
    reader: 'bet-result',
    topics: key === '' ? [] : key.split(' ').map(fixtureTopic),
  }),
  target: topicsFollowed,
});
// What the stream has no room for is read now and then, once it may be played.
const scoresDue = sample({
  clock: $now,
  source: { others: $others, query: list.$query, readAt: $scoresReadAt },
  filter: ({ others, readAt }, now) =>
    now - readAt >= scoresEveryMs && others.some(({ startsAt }) => startsAt <= now),
  fn: ({ query }, now) => ({ query, now }),
});
sample({ clock: [askNowFx.doneData, scoresDue.map(({ now }) => now)], target: $scoresReadAt });
sample({
  clock: scoresDue,
  filter: ({ query }) => query !== null,
  fn: ({ query }) => query as BetQuery,
  target: scores.start,
});
sample({
  clock: scores.done,
  source: $others,
  fn: (others, { result: read }) =>
    Object.fromEntries(others.flatMap(({ fixtureId: id }) => (read[id] ? [[id, read[id]]] : []))),
  target: $readScores,
});
sample({ clock: pageClosed, fn: () => ({}), target: $readScores });
sample({ clock: pageClosed, target: list.closed });
sample({ clock: pageClosed, fn: () => 'bet-result', target: topicsUnfollowed });

sample({ clock: rebetClicked, target: $rebetBet });
sample({ clock: rebetClicked, fn: () => undefined, target: rebet.reset });
sample({ clock: rebetClicked, target: rebet.start });
const confirmedRebet = sample({
  clock: rebetConfirmed,
  source: { offered: rebet.$data, slip: $rebetSlip },
  filter: ({ slip }) => slip !== null && slip.legs.length > 0,
  fn: ({ offered, slip }) => ({
    offered: offered as Rebet,
    slip: slip as NonNullable<typeof slip>,
  }),
});
sample({ clock: confirmedRebet, fn: ({ slip }) => slip, target: slipReplaced });
sample({ clock: confirmedRebet, fn: ({ offered }) => offered.bet.stake, target: stakeChanged });
sample({
  clock: confirmedRebet,
  // The slip stands beside the boards.
  fn: ({ slip }) => ({
    to: slip.legs.some(({ inPlay }) => inPlay) ? '/korea/live' : '/korea/cross',
  }),
  target: navigationRequested,
});
const rebetOver = sample({ clock: [confirmedRebet, rebetClosed, pageClosed], fn: () => null });
sample({ clock: rebetOver, target: $rebetBet });
sample({ clock: rebetOver, fn: () => undefined, target: rebet.reset });
