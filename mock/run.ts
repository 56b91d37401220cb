import { DEFAULT_SCENARIO, scenarioOf } from './scenarios/index.ts';
import type { Scenario, ScenarioEvent } from './scenarios/types.ts';
import { confirmPending, settleDue } from './world/bets.ts';
import { moveOdds, play, playedGames, scoreGoal } from './world/motion.ts';
import { createWorld, type World } from './world/world.ts';

/** One world under one scenario, moving. */
export interface Run {
  scenario: Scenario;
  world: World;
  /** This caller's earlier world was dropped, with what was done in it. */
  isBegunAgain: boolean;
  stop(): void;
}

const TICK_MS = 250;
const MOVES_PER_SECOND = 4;
const GOAL_EVERY_MS = 45_000;

/** Calls `run` whenever another `everyMs` have passed since `from`, both milliseconds. */
function every(everyMs: number, from: number, run: () => void): (now: number) => void {
  let due = from;
  return (now) => {
    if (now < due) return;
    due = Number.isFinite(everyMs) ? now + everyMs : Number.POSITIVE_INFINITY;
    run();
  };
}

function anyOf<T>(all: readonly T[]): T | undefined {
  return all[Math.floor(Math.random() * all.length)];
}

function happening(world: World, { afterMs, everyMs, run }: ScenarioEvent) {
  const period = everyMs ?? Number.POSITIVE_INFINITY;
  return every(period, world.startedAt + afterMs, () => run(world));
}

/** Starts a scenario in a world of its own. `clock` is epoch milliseconds. */
function startRun(scenario: Scenario, clock: () => number): Run {
  const { movesPerSecond = MOVES_PER_SECOND, goalEveryMs = GOAL_EVERY_MS } = scenario;
  const world = createWorld(clock);
  scenario.prepare?.(world);
  const events = [
    ...(scenario.events ?? []).map((event) => happening(world, event)),
    every(goalEveryMs, world.startedAt + goalEveryMs, () => {
      const game = anyOf(playedGames(world));
      if (game) scoreGoal(world, game);
    }),
  ];
  let owed = 0;

  const timer = setInterval(() => {
    owed += (movesPerSecond * TICK_MS) / 1000;
    for (; owed >= 1; owed -= 1) {
      const game = anyOf([...world.offer.values()]);
      if (game) moveOdds(world, game);
    }
    for (const game of [...world.offer.values()]) play(world, game);
    for (const person of world.persons()) {
      confirmPending(world, person, scenario.refusesPending ?? false);
      settleDue(world, person);
    }
    for (const happen of events) happen(world.now());
  }, TICK_MS);
  timer.unref();

  return {
    scenario,
    world,
    isBegunAgain: false,
    stop() {
      clearInterval(timer);
      world.hub.close();
    },
  };
}

/** The runs of all browsers. Each has its own, so that two people do not see each other's bets. */
export interface Runs {
  /** The run of an id, started by the scenario of that name where there is none yet. */
  of(id: string, name?: string): Run;
  /** Starts another run under an id. */
  restart(id: string, name: string): Run;
  stop(): void;
}

/** Each moves four times a second, whether anyone looks at it or not. */
export const MOST_RUNS = 12;

/** Of too many runs the one is dropped that was not called for the longest time. */
export function createRuns(clock: () => number, first = DEFAULT_SCENARIO): Runs {
  const runs = new Map<string, Run>();
  const dropped = new Set<string>();

  function dropLongestUnused(): void {
    const [oldest] = runs.keys();
    if (oldest === undefined) return;
    runs.get(oldest)?.stop();
    runs.delete(oldest);
    dropped.add(oldest);
    console.warn(`[mock] keeps ${MOST_RUNS} worlds: ${oldest}, unused the longest, is dropped`);
  }

  function restart(id: string, name: string): Run {
    const scenario = scenarioOf(name);
    if (scenario === null) throw new RangeError(`there is no scenario ${name}`);
    runs.get(id)?.stop();
    runs.delete(id);
    dropped.delete(id);
    const run = startRun(scenario, clock);
    runs.set(id, run);
    if (runs.size > MOST_RUNS) dropLongestUnused();
    return run;
  }

  function of(id: string, name = first): Run {
    const run = runs.get(id);
    if (!run) {
      const isBegunAgain = dropped.has(id);
      return Object.assign(restart(id, name), { isBegunAgain });
    }
    runs.delete(id);
    runs.set(id, run);
    return run;
  }

  return {
    of,
    restart,
    stop() {
      for (const run of runs.values()) run.stop();
    },
  };
}
