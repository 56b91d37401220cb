// A game that is stopped on the way, by weather or a broken light: it goes on later, or is abandoned.
import { FIXTURE_STATUS } from '#rules/fixture-status.ts';
import { BREAK_CODE } from '#rules/sports.ts';
import { type Mark, MINUTE, SECOND, type SimulatedFixture, type Timeline } from './model.ts';
import { createRandom } from './random.ts';

/** How long nothing is known, at least and at most. */
const WAIT = [20, 60] as const;
/** A game is stopped while so much of it is over, by its instants. */
const STOPPED = [0.1, 0.85] as const;
/** So much time is there at least until the game's next instant. */
const ROOM = 2 * SECOND;

interface Stop {
  /** The game's last instant before it. */
  last: number;
  from: number;
  until: number;
}

/** Whether a game can be stopped after a mark: betting is open in a part that is played. */
function isPlain({ suspended, attack, clock }: Mark): boolean {
  return !suspended && attack === undefined && clock?.period !== String(BREAK_CODE);
}

function stopOf({ key }: SimulatedFixture, { instants, markAt }: Timeline): Stop | null {
  const random = createRandom(`${key}/stop`);
  const [first, length] = [random.between(...STOPPED), random.between(...WAIT)];
  for (let at = Math.floor(first * instants.length); at < instants.length - 1; at += 1) {
    const [last = 0, next = 0] = [instants[at], instants[at + 1]];
    if (next - last < ROOM || !isPlain(markAt(last))) continue;
    const from = last + SECOND;
    return { last, from, until: from + Math.round(length * MINUTE) };
  }
  return null;
}

/** A mark as it is reported later. */
function later(mark: Mark, at: number, by: number): Mark {
  const startedAt = mark.clock?.startedAt;
  if (!mark.clock || startedAt === undefined) return { ...mark, at };
  return { ...mark, at, clock: { ...mark.clock, startedAt: startedAt + by } };
}

/**
 * The game as it is reported with its stop: all markets are suspended meanwhile, and what follows comes so much later. An abandoned one
 * ends with what there was. A game that leaves no moment for a stop is played.
 */
export function interrupted(fixture: SimulatedFixture, game: Timeline): Timeline {
  const stop = stopOf(fixture, game);
  if (!stop) return game;
  const { last, from, until } = stop;
  const by = until - from;
  const isAbandoned = fixture.fate === 'abandoned';
  const { instants, counted } = game;
  const following = isAbandoned ? [] : instants.filter((at) => at > last).map((at) => at + by);

  function stoppedAt(at: number): Mark {
    const mark = { ...game.markAt(last), at, suspended: true, quotes: () => [] };
    if (at < until) return { ...mark, status: FIXTURE_STATUS.interrupted };
    const { players } = game.markAt(instants.at(-1) ?? last);
    return { ...mark, status: FIXTURE_STATUS.abandoned, clock: null, players };
  }
  return {
    instants: [...instants.filter((at) => at <= last), from, until, ...following],
    ...(counted && {
      counted: counted.flatMap((one) => {
        if (one.at <= last) return one;
        return isAbandoned ? [] : { ...one, at: one.at + by };
      }),
    }),
    markAt(at) {
      if (at < from) return game.markAt(at);
      if (at < until || isAbandoned) return stoppedAt(at);
      return later(game.markAt(at === until ? last : at - by), at, by);
    },
  };
}
