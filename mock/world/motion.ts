import { FIXTURE_STATUS, isInPlay, isOver, isUpcoming } from '#rules/fixture-status.ts';
import { isOnBoard } from '#rules/markets/boards.ts';
import { countsFromOffer } from '#rules/markets/basis.ts';
import { isOpen, MARKET_STATUS } from '#rules/market-status.ts';
import type { Schemas } from '../contract/types.ts';
import {
  countsOf,
  fixtureTopic,
  IN_PLAY_TOPIC,
  inPlayRow,
  LEAGUES_TOPIC,
  leaguesOf,
  listsOf,
  rowOf,
} from './boards.ts';
import { addGoal, clockAt, type Game, makeGame } from './game.ts';
import { planGame } from './offer.ts';
import { makeMarkets } from './markets.ts';
import { nextOdds } from './prices.ts';
import { isPlayed } from './teams.ts';
import type { World } from './world.ts';

const MINUTE_MS = 60_000;
/** After the end of a match another one of its sport is announced, this long before its kick-off. */
const ANNOUNCED_MS = 2 * MINUTE_MS;

/** From its kick-off a match can be opened for so long, over or not. */
const KEPT_MS = 60 * MINUTE_MS;

function pick<T>(from: readonly T[]): T | undefined {
  return from[Math.floor(Math.random() * from.length)];
}

function sendOdds({ hub }: World, game: Game, market: Schemas['Market']): void {
  const selections = market.selections.map(({ id, odds, status }) => ({ id, odds, status }));
  const change = { kind: 'odds', selections } as const;
  hub.publish(fixtureTopic(game.fixture.id), [change]);
  for (const { topic, kind } of listsOf(game)) {
    if (isOnBoard(kind, market.typeId)) hub.publish(topic, [change]);
  }
}

/** Moves the odds of one open market of a match by a step. */
export function moveOdds(world: World, game: Game): void {
  const { fixture, opening } = game;
  const open = fixture.markets.filter(({ status }) => isOpen(status));
  const shown = open.filter(({ typeId }) => isOnBoard('cross', typeId));
  const market = pick(Math.random() < 0.8 ? shown : open);
  if (!market) return;
  for (const one of market.selections) {
    one.odds = nextOdds(one.odds, opening.get(one.id) ?? one.odds, Math.random());
  }
  sendOdds(world, game, market);
}

/** Odds in hundredths; an unknown selection changes nothing. */
export function setOdds(world: World, selectionId: string, odds: number): void {
  const game = world.offer.get(selectionId.split('.')[0] ?? '');
  const market = game?.fixture.markets.find(({ selections }) =>
    selections.some(({ id }) => id === selectionId),
  );
  if (!game || !market) return;
  for (const one of market.selections) if (one.id === selectionId) one.odds = odds;
  sendOdds(world, game, market);
}

/** Sends status, clock and score of a match to its boards and its page. */
function sendState({ hub }: World, game: Game): void {
  const { id, status, score, clock, marketCount, startsAt } = game.fixture;
  const change = { kind: 'state', fixtureId: id, status, score, clock, marketCount } as const;
  for (const { topic } of listsOf(game)) hub.publish(topic, [change]);
  if (isInPlay(status)) hub.publish(IN_PLAY_TOPIC, [change]);
  const events = game.events.slice(-1);
  hub.publish(fixtureTopic(id), [{ ...change, startsAt, scores: { ...game.scores }, events }]);
}

export function setMarkets({ hub }: World, game: Game, status: Schemas['OfferStatus']): void {
  const { id: fixtureId, markets } = game.fixture;
  const sent = (some: typeof markets) => {
    const marketIds = some.map(({ id }) => id);
    return [{ kind: 'marketStatus', fixtureId, marketIds, status }] as const;
  };
  for (const market of markets) {
    market.status = status;
    for (const one of market.selections) one.status = status;
  }
  hub.publish(fixtureTopic(fixtureId), sent(markets));
  for (const { topic, kind } of listsOf(game)) {
    hub.publish(topic, sent(rowOf(game, kind).markets));
  }
}

function addToBoards({ hub }: World, game: Game): void {
  const { league, fixture } = game;
  for (const { topic, kind } of listsOf(game)) {
    const change = { kind: 'fixture', league, fixture: rowOf(game, kind) } as const;
    hub.publish(topic, [change]);
  }
  if (isInPlay(fixture.status))
    hub.publish(IN_PLAY_TOPIC, [{ kind: 'fixture', league, fixture: inPlayRow(game) }]);
}

function removeFromBoards({ hub }: World, game: Game): void {
  const { id: fixtureId } = game.fixture;
  for (const { topic } of listsOf(game)) hub.publish(topic, [{ kind: 'remove', fixtureId }]);
  if (isInPlay(game.fixture.status)) hub.publish(IN_PLAY_TOPIC, [{ kind: 'remove', fixtureId }]);
}

function sendCounts({ hub, offer }: World, { league }: Game): void {
  hub.publish('site', [{ kind: 'counts', counts: countsOf(offer) }]);
  const own = leaguesOf(offer).find((one) => one.league.id === league.id);
  hub.publish(LEAGUES_TOPIC, [{ kind: 'league', league, fixtures: own?.fixtures ?? 0 }]);
}

/** Scores for one of the sides; handicaps that count from the score of their offer are offered from the new one. */
export function scoreGoal(world: World, game: Game): void {
  addGoal(game, Math.random() < 0.5 ? 'home' : 'away', world.now());
  const { fixture } = game;
  sendState(world, game);
  const counted = fixture.markets.filter(({ typeId }) => countsFromOffer(typeId, fixture.sport));
  for (const market of counted) {
    market.offerScore = fixture.score;
    const change = { kind: 'market', fixtureId: fixture.id, market } as const;
    world.hub.publish(fixtureTopic(fixture.id), [change]);
    for (const { topic } of listsOf(game)) world.hub.publish(topic, [change]);
  }
}

function kickOff(world: World, game: Game): void {
  const { fixture } = game;
  removeFromBoards(world, game);
  const markets = makeMarkets(fixture.id, fixture.sport, true);
  const score = { home: 0, away: 0 };
  const begun = makeGame({
    ...game,
    fixture: { ...fixture, score, markets, status: FIXTURE_STATUS.inPlay },
  });
  begun.fixture.clock = clockAt(fixture, world.now());
  world.offer.set(fixture.id, begun);
  addToBoards(world, begun);
  sendState(world, begun);
  sendCounts(world, begun);
}

function finish(world: World, game: Game): void {
  const { fixture } = game;
  removeFromBoards(world, game);
  Object.assign(fixture, { status: FIXTURE_STATUS.finished, clock: null });
  setMarkets(world, game, MARKET_STATUS.closed);
  sendState(world, game);
  const startsAt = world.now() + ANNOUNCED_MS;
  // Only what is played can finish.
  if (!isPlayed(fixture.sport)) return;
  world.announced += 1;
  const next = makeGame(planGame(fixture.sport, 100 + world.announced, startsAt, world.now()));
  world.offer.set(next.fixture.id, next);
  addToBoards(world, next);
  sendCounts(world, next);
}

/** Plays a match up to the world's clock: kick-off, minutes, the end. */
export function play(world: World, game: Game): void {
  const { fixture } = game;
  if (isOver(fixture.status)) {
    if (fixture.startsAt + KEPT_MS < world.now()) world.offer.delete(fixture.id);
    return;
  }
  if (isUpcoming(fixture.status)) {
    if (fixture.startsAt <= world.now()) kickOff(world, game);
    return;
  }
  const clock = clockAt(fixture, world.now());
  if (clock === null) {
    finish(world, game);
    return;
  }
  if (JSON.stringify(clock) === JSON.stringify(fixture.clock)) return;
  fixture.clock = clock;
  sendState(world, game);
}

/** The matches in play. */
export function playedGames({ offer }: World): Game[] {
  return [...offer.values()].filter(({ fixture }) => isInPlay(fixture.status));
}
