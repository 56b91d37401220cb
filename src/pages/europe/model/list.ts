import { combine } from 'effector';
import {
  $awaitedBoards,
  $boardFailures,
  $boards,
  isLoaded,
  leaguesQuery,
  topicsOf,
} from '@/entities/game';
import { groupsOf } from '../lib/groups';
import { $league, readers } from './page';

const $subscriptions = $league.map((one) =>
  one === null ? [] : readers.map((own) => ({ ...own, sport: one.league.sport })),
);

/** The matches of the league: those in play, then those to come. */
export const $groups = combine($boards, $subscriptions, $league, (boards, subscriptions, one) => {
  const own = subscriptions.flatMap((subscription) => topicsOf(subscription));
  return one === null
    ? []
    : groupsOf(
        own.flatMap((topic) => boards[topic] ?? []),
        one.league.id,
      );
});

/** Why the list could not be loaded; null while nothing failed. */
export const $failure = combine(
  leaguesQuery.$data,
  leaguesQuery.$failure,
  $boardFailures,
  (leagues, failure, failures) => {
    const own = readers.map(({ reader }) => failures[reader]);
    return (leagues === null ? failure : null) ?? own.find((one) => one != null) ?? null;
  },
);

export type ListStatus = 'loading' | 'failed' | 'empty' | 'ready';

export const $status = combine(
  {
    leagues: leaguesQuery.$data,
    league: $league,
    failure: $failure,
    groups: $groups,
    boards: $boards,
    awaited: $awaitedBoards,
    subscriptions: $subscriptions,
  },
  ({ leagues, league, failure, groups, boards, awaited, subscriptions }): ListStatus => {
    if (groups.length > 0) return 'ready';
    if (leagues !== null && league === null) return 'empty';
    const isWhole = subscriptions.every((one) => isLoaded(boards, awaited, one));
    if (league !== null && isWhole) return 'empty';
    return failure === null ? 'loading' : 'failed';
  },
);
