import { combine, createEvent, createStore } from 'effector';
import {
  $fixtureStates,
  $leagueBoardFailures,
  $leagueFixtures,
  $leagues as $knownLeagues,
  isInPlay,
  leaguesQuery,
} from '@/entities/game';
import { $minute } from '@/shared/lib/clock';
import { pageClosed } from '../events';
import { groupsOf } from '../lib/groups';
import { isWithin, type TimeWindow, timeWindows } from '../lib/time-window';
import { $league, reader } from './page';

/** The matches that are shown are all of the league, or those of some hours. */
export const windowChosen = createEvent<TimeWindow>();
export const $window = createStore<TimeWindow>('all')
  .on(windowChosen, (_last, window) => window)
  .reset(pageClosed);

/** All matches of the league; null until they are here. */
export const $fixtures = combine($leagueFixtures, $league, (lists, one) =>
  one === null ? null : (lists[one.league.id] ?? null),
);
/** Ids of those that are played, as one text: a clock or a score is no other list. */
const $inPlay = combine($fixtures, $fixtureStates, (fixtures, states) =>
  (fixtures ?? [])
    .filter(({ id }) => isInPlay(states[id] ?? null))
    .map(({ id }) => id)
    .join(' '),
);

/** How many matches each window has. */
export const $windows = combine($fixtures, $minute, (fixtures, now) =>
  timeWindows.map((window) => ({
    window,
    count: (fixtures ?? []).filter((fixture) => isWithin(window, fixture, now)).length,
  })),
);

/** The matches of the window: those in play, then those to come by day. */
export const $groups = combine(
  { fixtures: $fixtures, inPlay: $inPlay, minute: $minute, window: $window },
  ({ fixtures, inPlay, minute, window }) => {
    const shown = (fixtures ?? []).filter((fixture) => isWithin(window, fixture, minute));
    return groupsOf(shown, new Set(inPlay.split(' ')), minute);
  },
);

/** Why the list could not be loaded; null while nothing failed. */
export const $failure = combine(
  $knownLeagues,
  leaguesQuery.$failure,
  $leagueBoardFailures,
  (leagues, failure, failures) => (leagues === null ? failure : null) ?? failures[reader] ?? null,
);

export type ListStatus = 'loading' | 'failed' | 'empty' | 'ready';

export const $status = combine(
  { leagues: $knownLeagues, league: $league, failure: $failure, fixtures: $fixtures },
  ({ leagues, league, failure, fixtures }): ListStatus => {
    if (fixtures !== null) return fixtures.length > 0 ? 'ready' : 'empty';
    if (leagues !== null && league === null) return 'empty';
    return failure === null ? 'loading' : 'failed';
  },
);
