import type { Handlers } from '../../contract/types.ts';
import type { ModuleDeps } from '../../module.ts';
import { found } from '../../lib/answers.ts';
import { fieldProblem } from '../../lib/problem.ts';
import { startOfSeoulDay } from '../../lib/seoul-time.ts';
import { resultOf, resultsOfDay } from './match-results.ts';
import { findPlaces, type Places, readPlaces } from './search.ts';
import { leagueRecord, leagueTable, meetingsOf, teamRecord } from './standings.ts';

type Routes = Pick<
  Handlers,
  | 'getResults'
  | 'getMatchResult'
  | 'getLeagueTable'
  | 'getLeague'
  | 'getTeamRecord'
  | 'getMeetings'
  | 'searchSports'
>;

/** Names of leagues and teams hardly ever change, and reading them all takes as long as many searches. */
const PLACES_MS = 60_000;

const SAME_TEAM = fieldProblem('query.opponent', 'must be another team');

export function resultsRoutes({ db, clock }: Pick<ModuleDeps, 'db' | 'clock'>): Routes {
  let known: { at: number; places: Promise<Places> } | undefined;

  function places(): Promise<Places> {
    const now = clock.now();
    if (known && now - known.at < PLACES_MS) return known.places;
    const read = { at: now, places: readPlaces(db, now) };
    known = read;
    // What failed is read again by the next search.
    read.places.catch(() => {
      if (known === read) known = undefined;
    });
    return read.places;
  }

  return {
    async getResults({ query: { day, sport } }) {
      if (startOfSeoulDay(day) !== day) {
        return fieldProblem('query.day', 'must be midnight in Seoul');
      }
      return { status: 200, body: await resultsOfDay(db, { day, sport, now: clock.now() }) };
    },
    async getMatchResult({ params }) {
      return found(await resultOf(db, params.fixtureId, clock.now()));
    },
    async getLeagueTable({ query }) {
      return { status: 200, body: await leagueTable(db, query, clock.now()) };
    },
    async getLeague({ params }) {
      return found(await leagueRecord(db, params.leagueId, clock.now()));
    },
    async getTeamRecord({ params }) {
      return found(await teamRecord(db, params.teamId, clock.now()));
    },
    async getMeetings({ query: { team, opponent } }) {
      if (team === opponent) return SAME_TEAM;
      const teams = { teamId: team, opponentId: opponent };
      return found(await meetingsOf(db, teams, clock.now()));
    },
    async searchSports({ query: { text } }) {
      return { status: 200, body: findPlaces(await places(), text) };
    },
  };
}
