import type { components } from '#contract/types.gen.ts';
import {
  commitmentOf,
  dayOf,
  dayOfKey,
  GAMES_A_DAY,
  keyOfDay,
  LONGEST_GAME,
  LONGEST_LEAD,
  type SeedOf,
  startOfDay,
} from '#simulator/index.ts';
import type { DueTask } from '../../lib/scheduler.ts';
import type { ModuleDeps } from '../../module.ts';
import type { FeedConfig } from './create-feed.ts';
import { hasOpenMatches, latestWorldDay, readWorldDay, storeWorldDays } from './repository.ts';
import { worldSeeds } from './world-secret.ts';

type WorldDay = components['schemas']['WorldDay'];

export interface WorldDays extends DueTask {
  /** Reads the secret of this database, and commits to the days that are shown or may soon be: before the feed plays. */
  start(): Promise<void>;
  seedOf: SeedOf;
  /** What is published of a day at this instant; null of one that was never committed to. */
  read(dayKey: string): Promise<WorldDay | null>;
}

interface Deps extends Pick<ModuleDeps, 'db' | 'clock'> {
  log: Pick<ModuleDeps['log'], 'error'>;
  config: FeedConfig;
}

/** The last day that has to be committed to at an instant: a day after the last one of which something may be announced. */
const lastDayAt = (now: number) => dayOf(now + LONGEST_LEAD) + 1;

/** Commits to the days of the simulated world and publishes their secrets when they are over. */
export function createWorldDays({ db, clock, log, config }: Deps): WorldDays {
  const { feed, seed, gamesADay = GAMES_A_DAY, manualClockStart } = config;
  const isSimulated = feed === 'simulated';
  // A given seed is that of all days: by the machine's clock a day that is revealed would reveal those to come.
  const isRevealed = isSimulated && (seed === null || manualClockStart !== null);
  let known: SeedOf | undefined;
  /** The last day committed to. */
  let committedTo: number | undefined;

  const seedOf: SeedOf = (day) => {
    if (!known) throw new Error('the secret of the world has not been read yet');
    return known(day);
  };

  /** Where to go on: a server that was away catches up on the days between, which is late and shows as such. */
  async function firstDayAt(now: number): Promise<number> {
    if (committedTo !== undefined) return committedTo + 1;
    const latest = await latestWorldDay(db);
    const last = latest === null ? null : dayOfKey(latest);
    // Matches of yesterday may still be played, or be over for no longer than they are shown.
    return Math.min(dayOf(now) - 1, (last ?? lastDayAt(now)) + 1);
  }

  async function commit(now: number): Promise<void> {
    const [first, last] = [await firstDayAt(now), lastDayAt(now)];
    const length = isRevealed ? Math.max(0, last + 1 - first) : 0;
    const days = Array.from({ length }, (_, place) => {
      const day = first + place;
      return { dayKey: keyOfDay(day), commitment: commitmentOf(seedOf(day)), gamesADay };
    });
    const stored = await storeWorldDays(db, days, now);
    const others = days.filter(({ dayKey, commitment }) => {
      const one = stored.get(dayKey);
      return one?.commitment !== commitment || one.gamesADay !== gamesADay;
    });
    if (others.length > 0) {
      const facts = { days: others.map(({ dayKey }) => dayKey) };
      log.error(facts, 'days of matches were committed to with another secret or number of games');
    }
    committedTo = Math.max(last, committedTo ?? last);
  }

  return {
    name: 'world-days',
    async start() {
      if (!isSimulated) return;
      known = seed === null ? await worldSeeds(db) : () => String(seed);
      await commit(clock.now());
    },
    seedOf,
    async read(dayKey) {
      const day = isRevealed ? dayOfKey(dayKey) : null;
      if (day === null) return null;
      const stored = await readWorldDay(db, dayKey);
      if (!stored) return null;
      const [startsAt, endsAt] = [startOfDay(day), startOfDay(day + 1)];
      const revealsAt = endsAt + LONGEST_GAME;
      // A feed that could not be stored is late: what is open to bets must not be known.
      const isOver = clock.now() >= revealsAt && !(await hasOpenMatches(db, { startsAt, endsAt }));
      const secret = isOver ? seedOf(day) : null;
      return { ...stored, startsAt, endsAt, revealsAt, secret };
    },
    nextDue: () => (committedTo === undefined ? null : startOfDay(committedTo) - LONGEST_LEAD),
    runDue: commit,
  };
}
