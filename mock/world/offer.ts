import { FIXTURE_STATUS, isInPlay } from '#rules/fixture-status.ts';
import { exampleOf } from '../contract/examples.ts';
import type { Schemas } from '../contract/types.ts';
import { clockAt, type Game, type GamePlan, makeGame, MATCH_MS, scoreAt, startOf } from './game.ts';
import { LEAGUES, type LeagueOfTeams, PLAYED_SPORTS, type PlayedSport } from './teams.ts';

type Fixture = Schemas['Fixture'];

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;

/** From now to the kick-offs of what is not played yet: today, tomorrow and the day after. */
const KICK_OFFS = [
  40 * MINUTE_MS,
  90 * MINUTE_MS,
  4 * HOUR_MS,
  26 * HOUR_MS,
  30 * HOUR_MS,
  50 * HOUR_MS,
];
/** How much is played of what is in play. */
const PLAYED = [0.2, 0.6];

/** The matches that are offered, by id. */
export type Offer = Map<string, Game>;

function leagueOf(sport: PlayedSport): Schemas['League'] {
  const { id, name, country } = LEAGUES[sport];
  return { id, sport, name, country, order: 10 };
}

/** A match of two teams of the sport's league; every `index` has other teams and another id. */
export function planGame(
  sport: PlayedSport,
  index: number,
  startsAt: number,
  now: number,
): GamePlan {
  const { teams }: LeagueOfTeams = LEAGUES[sport];
  const home = (index * 2) % teams.length;
  const away =
    (home + 1 + (Math.floor((index * 2) / teams.length) % (teams.length - 1))) % teams.length;
  const league = leagueOf(sport);
  const hasBegun = startsAt <= now;
  const id = `mk${sport.replace('-', '').slice(0, 4)}${index}`;
  const share = (now - startsAt) / MATCH_MS;
  const fixture: Fixture = {
    id,
    sport,
    leagueId: league.id,
    home: teams[home] ?? '',
    away: teams[away] ?? '',
    homeId: `${league.id}-${home}`,
    awayId: `${league.id}-${away}`,
    startsAt,
    status: hasBegun ? FIXTURE_STATUS.inPlay : FIXTURE_STATUS.scheduled,
    score: hasBegun ? scoreAt(id, sport, share) : null,
    clock: hasBegun ? clockAt({ sport, startsAt }, now) : null,
    marketCount: 0,
    markets: [],
  };
  return { fixture, league };
}

/** The match of the contract's board, and the one in play of its bet, so that its own requests are taken. */
function examplePlans(now: number): GamePlan[] {
  const [board] = exampleOf('getBoard', now).boards;
  const [fixture] = board?.data.fixtures ?? [];
  const [league] = board?.data.leagues ?? [];
  const leg = exampleOf('placeBet', now).legs.find(
    (one) => one.kind === 'fixture_selection' && isInPlay(one.fixtureStatus),
  );
  if (!fixture || !league || leg?.kind !== 'fixture_selection')
    throw new Error('the contract shows no match to begin with');
  const { fixtureId: id, home, away, score, line, typeId, offerScore, odds, outcome } = leg;
  const startsAt = startOf(now, (leg.clock?.minute ?? 0) / 90);
  const own = leagueOf('football');
  const marketId = leg.selectionId.slice(0, leg.selectionId.lastIndexOf('.'));
  const selections = ['1', '2'].map((one) => ({
    id: `${marketId}.${one}`,
    outcome: one,
    odds: one === outcome ? odds : 190,
    status: 1 as const,
  }));
  const market = { id: marketId, typeId, line, offerScore, status: 1 as const, selections };
  const played: Fixture = {
    ...planGame('football', 0, startsAt, now).fixture,
    id,
    home,
    away,
    score,
    homeId: `${own.id}-ars`,
    awayId: `${own.id}-eve`,
    markets: [market],
  };
  return [
    { fixture, league },
    { fixture: played, league: own },
  ];
}

/** The matches of all sports as they are offered at `now`, epoch milliseconds. */
export function makeOffer(now: number): Offer {
  const starts = [
    ...PLAYED.map((share) => startOf(now, share)),
    ...KICK_OFFS.map((ms) => now + ms),
  ];
  const plans = PLAYED_SPORTS.flatMap((sport) =>
    starts.map((startsAt, index) => planGame(sport, index + 1, startsAt, now)),
  );
  return new Map([...examplePlans(now), ...plans].map((plan) => [plan.fixture.id, makeGame(plan)]));
}
