import { createEvent, createStore, sample } from 'effector';
import { isGetLeaguesAnswer } from '#contract/checks.gen.ts';
import type { Dto } from '#contract/types.gen.ts';
import {
  createApiQuery,
  LEAGUES_TOPIC,
  leaguesStreamed,
  request,
  topicsReleased,
  topicsRequested,
} from '@/shared/api';
import { type LeagueNumbers, reduceLeagues } from '../lib/leagues';

/** A page shows the leagues from now on; carries who it is. */
export const leaguesOpened = createEvent<string>();
export const leaguesClosed = createEvent<string>();

/** Loads the leagues for the first paint, before the stream has them. */
export const leaguesQuery = createApiQuery((api) =>
  request(api.GET('/sports/league'), isGetLeaguesAnswer),
);

export const $numbers = createStore<LeagueNumbers>({ leagues: null, isStreamed: false })
  .on(leaguesStreamed, reduceLeagues)
  // A state that the stream sent is never older than an answer.
  .on(leaguesQuery.done, (known, { result }) =>
    known.isStreamed ? known : { leagues: result, isStreamed: false },
  )
  // Nothing tells how they go on; what is known is shown until they are loaded again.
  .on(leaguesClosed, ({ leagues }) => ({ leagues, isStreamed: false }));

/** The leagues with fixtures to come or in play, by sport and the order of the feed, each with their number; null until they came. */
export const $leagues = $numbers.map(
  ({ leagues }): readonly Dto<'LeagueCount'>[] | null => leagues,
);

const followerOf = (reader: string) => `leagues.${reader}`;

sample({ clock: leaguesOpened, target: leaguesQuery.start });
sample({
  clock: leaguesOpened,
  fn: (reader) => ({ id: followerOf(reader), topics: [LEAGUES_TOPIC] }),
  target: topicsRequested,
});
sample({ clock: leaguesClosed, fn: followerOf, target: topicsReleased });
