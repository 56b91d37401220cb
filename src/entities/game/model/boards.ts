import { createEvent, createStore, sample } from 'effector';
import {
  boardStreamed,
  boardTopic,
  createApiFx,
  request,
  topicsReleased,
  topicsRequested,
  type ApiError,
  type BoardDto,
  type BoardKind,
  type SportKey,
} from '@/shared/api';
import { isBoardAnswer } from '../lib/expected';
import { reduceBoards, hasStructuralChange, fromSnapshot, type Boards } from '../lib/fold-boards';
import { reduceStates, type FixtureStates } from '../lib/fold-states';
import { SPORT_KEYS } from '../lib/slots';

/** Who reads which board; a page that shows two has two readers. */
export interface BoardSubscription {
  reader: string;
  kind: BoardKind;
  /** All sports with null. */
  sport: SportKey | null;
}

interface LoadedBoards {
  wish: BoardSubscription;
  boards: readonly { topic: string; data: BoardDto }[];
}

/** A reader needs a board from now on, in place of the one it read before. */
export const boardOpened = createEvent<BoardSubscription>();
export const boardClosed = createEvent<string>();
/** Try again after a failure. */
export const boardRetried = createEvent<string>();

export const $subscriptions = createStore<Readonly<Record<string, BoardSubscription>>>({});
export const $boards = createStore<Boards>({});
export const $fixtureStates = createStore<FixtureStates>({});
/** By reader; a board that came through the stream after all needs no failure any more. */
export const $boardFailures = createStore<Readonly<Record<string, ApiError>>>({});

/** The topics of a wish: one a sport. */
export function topicsOf({ kind, sport }: BoardSubscription): string[] {
  return (sport === null ? SPORT_KEYS : [sport]).map((one) => boardTopic(one, kind));
}

export const loadBoardFx = createApiFx(
  async (api, wish: BoardSubscription): Promise<LoadedBoards> => {
    const { kind, sport } = wish;
    const query = sport === null ? { kind } : { kind, sport };
    const { boards } = await request(
      api.GET('/sports/board', { params: { query } }),
      isBoardAnswer,
    );
    return { wish, boards };
  },
);

const $wantedTopics = $subscriptions.map(
  (wishes) => new Set(Object.values(wishes).flatMap(topicsOf)),
);

sample({
  clock: boardOpened,
  source: $subscriptions,
  fn: (wishes, wish) => ({ ...wishes, [wish.reader]: wish }),
  target: $subscriptions,
});
sample({
  clock: boardClosed,
  source: $subscriptions,
  fn: (wishes, reader) =>
    Object.fromEntries(Object.entries(wishes).filter(([key]) => key !== reader)),
  target: $subscriptions,
});
sample({
  clock: boardOpened,
  fn: (wish) => ({ id: `board.${wish.reader}`, topics: topicsOf(wish) }),
  target: topicsRequested,
});
sample({ clock: boardClosed, fn: (reader) => `board.${reader}`, target: topicsReleased });
// What nobody reads any more is stale from now on.
sample({
  clock: $wantedTopics,
  source: $boards,
  filter: (boards, wanted) => Object.keys(boards).some((topic) => !wanted.has(topic)),
  fn: (boards, wanted) =>
    Object.fromEntries(Object.entries(boards).filter(([topic]) => wanted.has(topic))),
  target: $boards,
});

sample({
  clock: boardOpened,
  source: $boards,
  filter: (boards, wish) => topicsOf(wish).some((topic) => boards[topic] === undefined),
  fn: (_boards, wish) => wish,
  target: loadBoardFx,
});
sample({
  clock: boardRetried,
  source: $subscriptions,
  filter: (wishes, reader) => wishes[reader] !== undefined,
  fn: (wishes, reader) => wishes[reader] as BoardSubscription,
  target: loadBoardFx,
});

/** An answer fills only boards that are wanted and that the stream has not told yet: the stream is never older. */
export const boardLoaded = sample({
  clock: loadBoardFx.doneData,
  source: { boards: $boards, wanted: $wantedTopics },
  fn: ({ boards, wanted }, loaded) => ({
    snapshots: loaded.boards.filter(({ topic }) => wanted.has(topic) && !boards[topic]),
  }),
});
sample({
  clock: boardLoaded,
  source: $boards,
  fn: (boards, { snapshots }) => ({
    ...boards,
    ...Object.fromEntries(
      snapshots.map(({ topic, data }) => [topic, fromSnapshot(undefined, topic, data)]),
    ),
  }),
  target: $boards,
});
// Most frames move prices only, which are not kept here.
const boardChanged = sample({ clock: boardStreamed, filter: hasStructuralChange });

sample({
  clock: boardChanged,
  source: { boards: $boards, wanted: $wantedTopics },
  fn: ({ boards, wanted }, batch) => reduceBoards(boards, batch, (topic) => wanted.has(topic)),
  target: $boards,
});
sample({
  clock: boardChanged,
  source: $fixtureStates,
  fn: reduceStates,
  target: $fixtureStates,
});
sample({
  clock: boardLoaded,
  source: $fixtureStates,
  fn: (states, { snapshots }) =>
    reduceStates(states, { snapshots: snapshots as never, deltas: [] }),
  target: $fixtureStates,
});

sample({
  clock: loadBoardFx.fail,
  source: $boardFailures,
  fn: (failures, { params, error }) => ({ ...failures, [params.reader]: error }),
  target: $boardFailures,
});
sample({
  clock: loadBoardFx,
  source: $boardFailures,
  filter: (failures, { reader }) => failures[reader] !== undefined,
  fn: (failures, { reader }) =>
    Object.fromEntries(Object.entries(failures).filter(([key]) => key !== reader)),
  target: $boardFailures,
});
