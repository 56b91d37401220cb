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
import { createApiFx, fixtureTopic } from '@/shared/api';
import { $now, readNowFx } from '@/shared/lib/clock';
import { navigationRequested } from '@/shared/routes';
import { loadBets, loadRebet, loadScores } from './api';
import { pageClosed, pageOpened, pageSearchChanged } from './events';
import { hrefOf, toBetQuery } from './lib/bet-query';
import { type Rebet, slipOf } from './lib/rebet';
import { type BetResultSearch, betResultSearch } from './search';

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
export const $rebet = createStore<Rebet | null>(null);
/** Epoch milliseconds. */
const $scoresReadAt = createStore(0);
/** Of matches that the stream has no room for. */
const $readScores = createStore<LiveScores>({});
export const $hasRebetFailed = createStore(false);

export const loadBetsFx = createApiFx(loadBets);
export const loadRebetFx = createApiFx(loadRebet);
export const loadScoresFx = createApiFx(loadScores);
const askNowFx = createEffect(() => readNowFx());

export const list = createBetList({ loadFx: loadBetsFx });
const $rebetResult = $rebet.map((rebet) => rebet && slipOf(rebet));
/** The bets as they stand now; null until the first page is here. */
export const $bets = combine(
  [list.$bets, $readScores, $fixtureStates] as const,
  ([bets, read, states]) => bets && withScores(bets, { ...read, ...states }),
);
export const $rebetSlip = $rebetResult.map((result) => (result?.ok ? result.slip : null));
/** Why the picks of the old bet may not stand in one slip any more. */
export const $rebetRefusal = $rebetResult.map((result) =>
  result?.ok === false ? result.refusal : null,
);
export const $isRebetLoading = loadRebetFx.pending;
/** Nothing is here yet, and nothing has failed. */
export const $isFirstLoading = combine(
  list.$bets,
  list.$failure,
  (bets, failure) => bets === null && failure === null,
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

// Live scores are wanted of the matches in sight that are not over.
const $matches = list.$bets.map((bets) => openMatches(bets ?? []));
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
  target: loadScoresFx,
});
sample({
  clock: loadScoresFx.doneData,
  source: $others,
  fn: (others, scores) =>
    Object.fromEntries(
      others.flatMap(({ fixtureId: id }) => (scores[id] ? [[id, scores[id]]] : [])),
    ),
  target: $readScores,
});
sample({ clock: pageClosed, fn: () => ({}), target: $readScores });
sample({ clock: pageClosed, target: list.closed });
sample({ clock: pageClosed, fn: () => 'bet-result', target: topicsUnfollowed });

sample({ clock: rebetClicked, target: [$rebetBet, loadRebetFx] });
sample({ clock: rebetClicked, fn: () => null, target: $rebet });
sample({ clock: rebetClicked, fn: () => false, target: $hasRebetFailed });
sample({
  clock: loadRebetFx.done,
  source: $rebetBet,
  // Closed, or another bet asked for, before the answer.
  filter: (bet, { params }) => bet?.id === params.id,
  fn: (_bet, { result }) => result,
  target: $rebet,
});
sample({ clock: loadRebetFx.fail, fn: () => true, target: $hasRebetFailed });
const confirmedRebet = sample({
  clock: rebetConfirmed,
  source: { rebet: $rebet, slip: $rebetSlip },
  filter: ({ slip }) => slip !== null && slip.legs.length > 0,
  fn: ({ rebet, slip }) => ({ rebet: rebet as Rebet, slip: slip as NonNullable<typeof slip> }),
});
sample({ clock: confirmedRebet, fn: ({ slip }) => slip, target: slipReplaced });
sample({ clock: confirmedRebet, fn: ({ rebet }) => rebet.bet.stake, target: stakeChanged });
sample({
  clock: confirmedRebet,
  // The slip stands beside the boards.
  fn: ({ slip }) => ({
    to: slip.legs.some(({ inPlay }) => inPlay) ? '/korea/live' : '/korea/cross',
  }),
  target: navigationRequested,
});
sample({
  clock: [confirmedRebet, rebetClosed, pageClosed],
  fn: () => null,
  target: [$rebetBet, $rebet],
});
