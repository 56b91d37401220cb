import { combine, createStore, sample } from 'effector';
import { type BetQuery, type LiveScores, openMatches, withScores } from '@/entities/bet';
import { $fixtureStates, topicsFollowed, topicsUnfollowed } from '@/entities/game';
import { betShown } from '@/features/cash-out';
import { createApiQuery, fixtureTopic } from '@/shared/api';
import { $now } from '@/shared/lib/clock';
import { loadScores } from '../api';
import { pageClosed } from '../events';
import { $loadedAt, $selected, list } from './history';

/** A stream has room for 64 topics, and the slip, the boards and other tabs want some. */
const mostFollowed = 30;
const scoresEveryMs = 30_000;

/** Epoch milliseconds. */
const $scoresReadAt = createStore(0);
/** Of matches that the stream has no room for. */
const $readScores = createStore<LiveScores>({});

export const scores = createApiQuery(loadScores);

// Live scores are wanted of the matches visible that are not over.
const $matches = combine([list.$items, $selected] as const, ([bets, selected]) => {
  const shown = bets ?? [];
  const isListed = selected === null || shown.some(({ id }) => id === selected.id);
  return openMatches(isListed ? shown : [selected, ...shown]);
});
const $fixtureKey = $matches.map((matches) =>
  matches
    .slice(0, mostFollowed)
    .map(({ fixtureId }) => fixtureId)
    .sort()
    .join(' '),
);
const $others = $matches.map((matches) => matches.slice(mostFollowed));
const $scores = combine(
  [$readScores, $fixtureStates] as const,
  ([read, states]): LiveScores => ({ ...read, ...states }),
);
/** The bets with every score that is known; null until the first page is here. */
export const $bets = combine(
  [list.$items, $scores] as const,
  ([bets, known]) => bets && withScores(bets, known),
);
/** The bet whose detail is visible. */
export const $selectedBet = combine(
  [$selected, $scores] as const,
  ([bet, known]) => (bet && withScores([bet], known)[0]) ?? null,
);

// The one open bet that is visible in whole has its offer beside it.
sample({ clock: $selectedBet, target: betShown });
sample({ clock: pageClosed, fn: () => null, target: betShown });
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
sample({ clock: [$loadedAt, scoresDue.map(({ now }) => now)], target: $scoresReadAt });
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
sample({ clock: pageClosed, fn: () => 'bet-result', target: topicsUnfollowed });
