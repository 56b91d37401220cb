import { FIXTURE_STATUS, isOver } from '#rules/fixture-status.ts';
import type { FeedUpdate, FixtureClock } from '#rules/feed.ts';
import type { MatchEvent } from '#rules/match-events.ts';
import { isSameScore, type Scores } from '#rules/scores.ts';
import { eventsOf } from './events.ts';
import { interrupted } from './interruption.ts';
import { type DriftClock, driftClock, inPlayTilt } from './drift.ts';
import {
  type Mark,
  MINUTE,
  type SimulatedFixture,
  type SportModel,
  type Timeline,
} from './model.ts';
import { type Quote, tilted, toMarket } from './pricing.ts';
import { changedMarkets } from './quote-diff.ts';
import { noiseBase, unitAt } from './random.ts';

/** Stages from one turn of the markets that no board shows to the next. */
const FURTHER_STAGES = 6;

/** Everything one fixture says, as a function of time; caches, but never depends on earlier calls. */
export interface FixtureScript {
  /** Instant of the next step strictly after an instant, or null after the last. */
  nextAt(after: number): number | null;
  /** The update of the step at this very instant; null when nothing changed. */
  updateAt(at: number): FeedUpdate | null;
  /** The whole state at an instant as one update; null before the announcement. */
  stateAt(at: number): FeedUpdate | null;
  /** Whether there is nothing more to say after an instant. */
  isOver(at: number): boolean;
}

/** Index of the last instant at or before `at`; -1 before the first. */
function lastIndex(instants: readonly number[], at: number): number {
  let [low, high] = [0, instants.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((instants[middle] ?? 0) <= at) low = middle + 1;
    else high = middle;
  }
  return low - 1;
}

function equal(left: Scores, right: Scores | undefined): boolean {
  if (left === right || !right) return left === right;
  const codes = Object.keys(left);
  return (
    codes.length === Object.keys(right).length &&
    codes.every((code) => isSameScore(left[code] ?? null, right[code] ?? null))
  );
}

/** Whether two clocks read the same; when a part started is no news. */
function isSameClock(left: FixtureClock | null, right: FixtureClock | null): boolean {
  const shown = (clock: FixtureClock | null) => JSON.stringify({ ...clock, startedAt: undefined });
  return shown(left) === shown(right);
}

function gameUpdate(
  fixtureId: string,
  { mark, quotes }: Moment,
  previous: Moment | undefined,
): FeedUpdate | null {
  const before = previous?.mark;
  const update: FeedUpdate = { at: mark.at, fixtureId };
  if (mark.status !== before?.status) update.status = mark.status;
  if (!before || !equal(mark.scores, before.scores) || !isSameClock(mark.clock, before.clock))
    update.clock = mark.clock;
  if (!equal(mark.scores, before?.scores)) update.scores = mark.scores;
  if (mark.counts && mark.counts !== before?.counts) update.counts = mark.counts;
  if (mark.goals && mark.goals !== before?.goals) update.goals = mark.goals;
  if (mark.players) update.players = mark.players;
  if (mark.firstScorer !== before?.firstScorer && mark.firstScorer)
    update.firstScorer = mark.firstScorer;
  const finished = mark.finished.filter((code) => !before?.finished.includes(code));
  if (finished.length > 0) update.finishedPeriods = finished;
  if (isOver(mark.status)) {
    update.marketsClosed = 'all';
    return update;
  }
  if (!before) update.marketsClosed = 'prematch';
  if (mark.suspended && !before?.suspended) {
    update.suspend = true;
  } else {
    const markets = changedMarkets(previous?.quotes ?? [], quotes, mark.finished);
    if (markets.length > 0) update.markets = markets;
  }
  if (Object.keys(update).length === 2) return null;
  return mark.suspended ? update : { ...update, ...outlookOf(mark) };
}

function outlookOf({ outlook }: Mark): Pick<FeedUpdate, 'outlook'> {
  return outlook ? { outlook: outlook() } : {};
}

/** A mark with what it offers. */
interface Moment {
  mark: Mark;
  quotes: Quote[];
}

/** The instant at which a fixture that is never played is called off. */
function calledOffAt(fixture: SimulatedFixture): number {
  return fixture.startsAt - Math.round((20 + 100 * unitAt(noiseBase(fixture.key), 7)) * MINUTE);
}

/** The whole game, with its stop where it has one. */
function playedBy(model: SportModel, fixture: SimulatedFixture): Timeline {
  const game = model.play(fixture);
  return fixture.fate === 'played' ? game : interrupted(fixture, game);
}

type Created = Pick<FeedUpdate, 'fixtureId' | 'create' | 'participants'>;

function createdBy(fixture: SimulatedFixture, model: SportModel): Created {
  const { id, league, home, away, startsAt } = fixture;
  return {
    fixtureId: id,
    create: {
      leagueId: league.id,
      sport: league.sport,
      home: home.name,
      away: away.name,
      homeId: home.id,
      awayId: away.id,
      startsAt,
    },
    ...(model.participants && { participants: model.participants(fixture) }),
  };
}

/** What a fixture says before or from the instant at which its pre-match markets close. */
interface Phase {
  nextAt(after: number): number | null;
  updateAt(at: number): FeedUpdate | null;
  stateAt(at: number): FeedUpdate;
}

/** A phase after which nothing comes. */
interface LastPhase extends Phase {
  endsAt(): number;
}

function prematchPhase(fixture: SimulatedFixture, model: SportModel, created: Created): Phase {
  const clock: DriftClock = driftClock(fixture);
  const expected = model.outlook ? { outlook: model.outlook(fixture) } : {};
  let groups: Quote[][] | undefined;
  let further: Quote[][] | undefined;

  const groupsOf = () => (groups ??= model.prematch(fixture));
  const furtherOf = () => (further ??= model.further(fixture));

  function quotesOf(all: readonly Quote[][], stage: number, group: number): Quote[] {
    const tilt = clock.tiltOf(stage, group, all.length);
    return (all[group] ?? []).map((open) => tilted(open, tilt));
  }
  const groupQuotes = (stage: number, group: number) => quotesOf(groupsOf(), stage, group);
  /** The markets that no board shows take part in one stage of several. */
  const furtherQuotes = (stage: number, group: number) =>
    quotesOf(furtherOf(), Math.floor(stage / FURTHER_STAGES), group);

  const marketsAt = (stage: number) =>
    [
      ...groupsOf().flatMap((_, group) => groupQuotes(stage, group)),
      ...furtherOf().flatMap((_, group) => furtherQuotes(stage, group)),
    ].map(toMarket);

  return {
    nextAt: (after) => clock.instantOf(clock.stageAt(after) + 1),
    updateAt(at) {
      const stage = clock.stageAt(at);
      if (stage === 0)
        return {
          at,
          ...created,
          status: FIXTURE_STATUS.scheduled,
          markets: marketsAt(0),
          ...expected,
        };
      const group = stage % groupsOf().length;
      const turn = Math.floor(stage / FURTHER_STAGES) % Math.max(1, furtherOf().length);
      const markets = [
        ...changedMarkets(groupQuotes(stage - 1, group), groupQuotes(stage, group), []),
        ...changedMarkets(furtherQuotes(stage - 1, turn), furtherQuotes(stage, turn), []),
      ];
      return markets.length > 0 ? { at, fixtureId: fixture.id, markets } : null;
    },
    stateAt: (at) => ({
      at,
      ...created,
      status: FIXTURE_STATUS.scheduled,
      suspend: true,
      markets: marketsAt(clock.stageAt(at)),
      ...expected,
    }),
  };
}

function calledOffPhase(fixture: SimulatedFixture, offAt: number, created: Created): LastPhase {
  const calledOff = (at: number): FeedUpdate => ({
    at,
    fixtureId: fixture.id,
    status: fixture.fate === 'postponed' ? FIXTURE_STATUS.postponed : FIXTURE_STATUS.cancelled,
    marketsClosed: 'all',
  });
  return {
    nextAt: () => null,
    updateAt: (at) => (at === offAt ? calledOff(at) : null),
    stateAt: (at) => ({ ...calledOff(at), ...created }),
    endsAt: () => offAt,
  };
}

/** The whole state of a game at its last mark; `events` are those so far. */
function gameState(
  { mark, quotes }: Moment,
  events: MatchEvent[],
): Omit<FeedUpdate, 'at' | 'fixtureId'> {
  const { status, clock, scores, counts, goals, players, finished, firstScorer } = mark;
  return {
    status,
    clock,
    scores,
    ...(counts && { counts }),
    ...(goals && { goals }),
    ...(players && { players }),
    finishedPeriods: [...finished],
    events,
    ...(firstScorer && { firstScorer }),
    ...(isOver(status)
      ? { marketsClosed: 'all' as const }
      : {
          suspend: true,
          marketsClosed: 'prematch' as const,
          markets: quotes.map(toMarket),
          ...(!mark.suspended && outlookOf(mark)),
        }),
  };
}

function gamePhase(fixture: SimulatedFixture, model: SportModel, created: Created): LastPhase {
  const tiltAt = inPlayTilt(fixture);
  let played: Timeline | undefined;
  let all: MatchEvent[] | undefined;
  let latest: Moment | undefined;

  const timeline = () => (played ??= playedBy(model, fixture));
  const events = () => (all ??= eventsOf(timeline(), fixture.league.sport));

  function momentAt(at: number): Moment {
    if (latest?.mark.at === at) return latest;
    const mark = timeline().markAt(at);
    const open = mark.suspended ? [] : mark.quotes();
    latest = { mark, quotes: open.map((each) => tilted(each, tiltAt(at))) };
    return latest;
  }

  return {
    nextAt(after) {
      const { instants } = timeline();
      return instants[lastIndex(instants, after) + 1] ?? null;
    },
    updateAt(at) {
      const { instants } = timeline();
      const before = instants[lastIndex(instants, at) - 1];
      const previous = before === undefined ? undefined : momentAt(before);
      const update = gameUpdate(fixture.id, momentAt(at), previous);
      const now = events().filter((event) => event.at === at);
      return now.length === 0 ? update : { at, fixtureId: fixture.id, ...update, events: now };
    },
    stateAt(at) {
      const { instants } = timeline();
      const moment = momentAt(instants[lastIndex(instants, at)] ?? fixture.startsAt);
      const past = events().filter((event) => event.at <= at);
      return { at, ...created, ...gameState(moment, past) };
    },
    endsAt: () => timeline().instants.at(-1) ?? fixture.startsAt,
  };
}

export function fixtureScript(fixture: SimulatedFixture, model: SportModel): FixtureScript {
  const { fate, announcedAt } = fixture;
  const offAt = fate === 'postponed' || fate === 'cancelled' ? calledOffAt(fixture) : null;
  const closesAt = offAt ?? fixture.startsAt;
  const created = createdBy(fixture, model);
  const prematch = prematchPhase(fixture, model, created);
  const last =
    offAt === null ? gamePhase(fixture, model, created) : calledOffPhase(fixture, offAt, created);
  const phaseAt = (at: number): Phase => (at < closesAt ? prematch : last);

  return {
    nextAt(after) {
      if (after < announcedAt) return announcedAt;
      const next = phaseAt(after).nextAt(after);
      return after >= closesAt || (next !== null && next < closesAt) ? next : closesAt;
    },
    updateAt: (at) => phaseAt(at).updateAt(at),
    stateAt: (at) => (at < announcedAt ? null : phaseAt(at).stateAt(at)),
    isOver: (at) => at >= closesAt && at >= last.endsAt(),
  };
}
