import { createEvent, createStore, sample } from 'effector';
import { SPORT_KEYS } from '#rules/sports.ts';
import {
  boardTopic,
  createApiFx,
  request,
  type ApiError,
  type BoardDto,
  type BoardKind,
  type SportKey,
  isGetBoardAnswer,
} from '@/shared/api';
import { $offer, topicsAnswered, topicsFollowed, topicsUnfollowed } from './offer';

/** Who reads which board; a page that shows two has two readers. */
export interface BoardSubscription {
  reader: string;
  kind: BoardKind;
  /** All sports with null. */
  sport: SportKey | null;
}

interface LoadedBoards {
  subscription: BoardSubscription;
  boards: readonly { topic: string; data: BoardDto }[];
}

/** A reader needs a board from now on, in place of the one it read before. */
export const boardOpened = createEvent<BoardSubscription>();
export const boardClosed = createEvent<string>();
/** Try again after a failure. */
export const boardRetried = createEvent<string>();

export const $subscriptions = createStore<Readonly<Record<string, BoardSubscription>>>({});
/** By reader; a board that came through the stream after all needs no failure any more. */
export const $boardFailures = createStore<Readonly<Record<string, ApiError>>>({});

const without = <T>(record: Readonly<Record<string, T>>, key: string) =>
  Object.fromEntries(Object.entries(record).filter(([known]) => known !== key));
const followerOf = (reader: string) => `board.${reader}`;

/** The topics of a subscription: one per sport. */
export function topicsOf({ kind, sport }: BoardSubscription): string[] {
  return (sport === null ? SPORT_KEYS : [sport]).map((one) => boardTopic(one, kind));
}

export const loadBoardFx = createApiFx(
  async (api, subscription: BoardSubscription): Promise<LoadedBoards> => {
    const { kind, sport } = subscription;
    const query = sport === null ? { kind } : { kind, sport };
    const { boards } = await request(
      api.GET('/sports/board', { params: { query } }),
      isGetBoardAnswer,
    );
    return { subscription, boards };
  },
);

sample({
  clock: boardOpened,
  source: $subscriptions,
  fn: (known, subscription) => ({ ...known, [subscription.reader]: subscription }),
  target: $subscriptions,
});
sample({
  clock: boardClosed,
  source: $subscriptions,
  fn: (known, reader) => without(known, reader),
  target: $subscriptions,
});
sample({
  clock: boardOpened,
  fn: (subscription) => ({
    reader: followerOf(subscription.reader),
    topics: topicsOf(subscription),
  }),
  target: topicsFollowed,
});
sample({ clock: boardClosed, fn: followerOf, target: topicsUnfollowed });

sample({
  clock: boardOpened,
  source: $offer,
  filter: ({ topics }, opened) => topicsOf(opened).some((topic) => topics[topic] === undefined),
  fn: (_offer, subscription) => subscription,
  target: loadBoardFx,
});
sample({
  clock: boardRetried,
  source: $subscriptions,
  filter: (known, reader) => known[reader] !== undefined,
  fn: (known, reader) => known[reader] as BoardSubscription,
  target: loadBoardFx,
});
sample({ clock: loadBoardFx.doneData, fn: ({ boards }) => boards, target: topicsAnswered });

sample({
  clock: loadBoardFx.fail,
  source: $boardFailures,
  fn: (failures, { params, error }) => ({ ...failures, [params.reader]: error }),
  target: $boardFailures,
});
sample({
  clock: loadBoardFx,
  source: $boardFailures,
  fn: (failures, { reader }) => (reader in failures ? without(failures, reader) : failures),
  target: $boardFailures,
});
