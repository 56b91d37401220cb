import type { components } from '#contract/types.gen.ts';
import type { BoardKind } from '#rules/markets/boards.ts';
import { SPORT_KEYS, type SportKey } from '#rules/sports.ts';
import { boardTopic, boardView, type BoardView } from './boards.ts';
import type { FixtureCache } from './fixture-cache.ts';

interface Board {
  topic: components['schemas']['StreamSnapshot']['topic'];
  seq: number;
  data: BoardView;
}

export interface BoardsAnswer {
  at: number;
  boards: Board[];
}

interface Kept {
  version: number;
  /** The next kick-off among its fixtures, which takes a row off without any change. */
  until: number;
  board: Board;
}

export interface BoardCache {
  /** The boards of a kind that have fixtures, or that of a sport; the very same object as long as nothing on them has changed. */
  read(kind: BoardKind, sport: SportKey | undefined, now: number): BoardsAnswer;
}

/** Caches each board until its sport or its topic's seq changes, or a row's kick-off comes. */
export function createBoardCache(
  fixtureCache: FixtureCache,
  seqOf: (topic: string) => number,
): BoardCache {
  const boards = new Map<string, Kept>();
  const answers = new Map<string, BoardsAnswer>();

  function boardOf(sport: SportKey, kind: BoardKind, now: number): Board {
    const topic = boardTopic(sport, kind);
    const version = fixtureCache.version(sport);
    const known = boards.get(topic);
    const seq = seqOf(topic);
    const isCurrent = known?.version === version && now < known.until && known.board.seq === seq;
    if (isCurrent) return known.board;
    const data = boardView(fixtureCache.fixtures.values(), fixtureCache.leagues, {
      sport,
      kind,
      now,
    });
    const board = { topic, seq, data };
    const [first] = kind === 'live' ? [] : data.fixtures;
    const until = first?.startsAt ?? Number.POSITIVE_INFINITY;
    boards.set(topic, { version, until, board });
    return board;
  }

  return {
    read(kind, sport, now) {
      const all = (sport ? [sport] : SPORT_KEYS).map((one) => boardOf(one, kind, now));
      // Most sports have nothing on most boards: who asks for all learns of a first fixture by the counts.
      const current = sport ? all : all.filter(({ data }) => data.fixtures.length > 0);
      const key = `${kind} ${sport ?? ''}`;
      const known = answers.get(key);
      const isSame =
        known?.boards.length === current.length &&
        known.boards.every((board, index) => board === current[index]);
      if (known && isSame) return known;
      const answer = { at: now, boards: current };
      answers.set(key, answer);
      return answer;
    },
  };
}
