import { countedAs } from '#rules/counted-events.ts';
import type { FeedUpdate } from '#rules/feed.ts';
import { fixtureScript } from '../fixture-script.ts';
import type { SimulatedFixture } from '../model.ts';
import type { MemberView } from './member-view.ts';
import { dayOf, fixturesOfDay } from '../schedule.ts';
import { MODELS, type PlayedSport } from '../sport-models.ts';

const FIRST_DAY = dayOf(Date.UTC(2026, 4, 11));

/** The first `count` fixtures of a sport that are played in the world of a seed. */
export function fixturesOf(seed: string, sport: PlayedSport, count: number): SimulatedFixture[] {
  const found: SimulatedFixture[] = [];
  for (let day = FIRST_DAY; found.length < count; day++) {
    found.push(
      ...fixturesOfDay(seed, day).filter(
        ({ fate, league }) => fate === 'played' && league.sport === sport,
      ),
    );
  }
  return found.slice(0, count);
}

/** How a game ends. */
export type End = Pick<
  MemberView,
  'scores' | 'counts' | 'counted' | 'finished' | 'firstScorer' | 'goals' | 'players'
>;

export function endOf(fixture: SimulatedFixture): End {
  const { instants, markAt, counted = [] } = MODELS[fixture.league.sport].play(fixture);
  const {
    scores,
    counts = {},
    finished,
    firstScorer,
    goals,
    players,
  } = markAt(instants.at(-1) ?? fixture.startsAt);
  return {
    scores,
    counts,
    counted: counted.flatMap(({ kind, side, code }) => countedAs(kind, side, Number(code))),
    finished: [...finished],
    firstScorer,
    goals,
    players,
  };
}

/** Everything the feed says of a fixture, in order, as far as it is read. */
export function* messagesOf(fixture: SimulatedFixture): Generator<FeedUpdate> {
  const script = fixtureScript(fixture, MODELS[fixture.league.sport]);
  let at = script.nextAt(fixture.announcedAt - 1);
  while (at !== null) {
    const update = script.updateAt(at);
    if (update) yield update;
    at = script.nextAt(at);
  }
}
