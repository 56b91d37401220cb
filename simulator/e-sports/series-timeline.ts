import type { FixtureClock } from '#rules/feed.ts';
import { FIXTURE_STATUS } from '#rules/fixture-status.ts';
import type { MatchCounts } from '#rules/match-facts.ts';
import type { Outlook } from '#rules/outlook.ts';
import type { Score, Scores } from '#rules/scores.ts';
import { BREAK_CODE } from '#rules/sports.ts';
import { MINUTE, type SimulatedFixture, type Timeline } from '../model.ts';
import { offered, type Quote, steady } from '../pricing.ts';
import { createRandom, type Random } from '../random.ts';
import { setsWon } from '../volleyball/game.ts';
import { type MapPlayed, mapQuote, neededOf, seriesQuotes } from './series-markets.ts';

/** Plays maps, with a break between them, until one side has as many as it needs. */
export function playSeries<Played extends MapPlayed>(
  fixture: SimulatedFixture,
  playMap: (code: string, startsAt: number, random: Random) => Played,
): Played[] {
  const random = createRandom(`${fixture.key}/play`);
  const needed = neededOf(fixture);
  const maps: Played[] = [];
  const won = { home: 0, away: 0 };
  let startsAt = fixture.startsAt;
  while (won.home < needed && won.away < needed) {
    const map = playMap(String(maps.length + 1), startsAt, random);
    maps.push(map);
    won[map.winner]++;
    startsAt = map.endsAt + Math.round(random.between(8, 12) * MINUTE);
  }
  return maps;
}

/** What tells one title from another once its maps are played. */
interface SeriesGame<Played extends MapPlayed> {
  fixture: SimulatedFixture;
  maps: readonly Played[];
  /** Instants at which something changes in a map, its start and its end included. */
  instantsOf(map: Played): readonly number[];
  scoreOf(map: Played, at: number): Score;
  countsAt?(at: number): MatchCounts;
  /** Home side's chance of a map from an instant on, and of one that has not begun. */
  chanceOf(map: Played, at: number): number;
  later: number;
  /** Markets on a map beside its winner, as it stands and before it begins. */
  running(map: Played, at: number): Quote[];
  toCome(code: string): (Quote | null)[];
  outlookAt(map: Played | undefined, at: number): Outlook;
}

/** The timeline of a series: a mark for whatever changes in one of its maps. */
export function seriesTimeline<Played extends MapPlayed>(game: SeriesGame<Played>): Timeline {
  const { fixture, maps, later, countsAt } = game;
  const needed = neededOf(fixture);
  const endsAt = maps.at(-1)?.endsAt ?? fixture.startsAt;
  const nextAt = (at: number) => maps.find((map) => at < map.endsAt);

  /** What is offered of later maps, as far as they are certain to be played: it stays while an earlier one is. */
  const known = new Map<string, Quote[]>();
  function laterQuotes(from: number, certain: number): Quote[] {
    const key = `${from} ${certain}`;
    const codes = Array.from({ length: Math.max(0, certain - from + 1) }, (_, index) =>
      String(from + index),
    );
    const quotes =
      known.get(key) ??
      steady(codes.flatMap((code) => [mapQuote(code, later), ...game.toCome(code)]));
    known.set(key, quotes);
    return quotes;
  }

  function quotesAt(at: number): Quote[] {
    const map = nextAt(at);
    if (!map) return [];
    const won = setsWon(maps, at);
    const now = game.chanceOf(map, at);
    // As many maps as the winner needs, and those that the loser wins.
    const certain = needed + Math.min(won.home, won.away);
    return [
      ...offered([...seriesQuotes(needed, won, now, later), mapQuote(map.code, now)]),
      ...game.running(map, at),
      ...laterQuotes(Number(map.code) + 1, certain),
    ];
  }
  function scoresAt(at: number): Scores {
    const scores: Scores = {};
    for (const map of maps) if (map.startsAt <= at) scores[map.code] = game.scoreOf(map, at);
    scores.live = setsWon(maps, at);
    if (at >= endsAt) scores['100'] = scores.live;
    return scores;
  }
  function clockAt(at: number): FixtureClock {
    const map = maps.find((entry) => at >= entry.startsAt && at < entry.endsAt);
    if (!map) return { period: String(BREAK_CODE), minute: null };
    const minute = Math.floor((at - map.startsAt) / MINUTE);
    return { period: map.code, minute, startedAt: map.startsAt };
  }

  const instants = new Set(maps.flatMap((map) => game.instantsOf(map)));
  return {
    instants: [...instants].sort((left, right) => left - right),
    markAt(at) {
      const over = at >= endsAt;
      const ended = maps.filter((entry) => entry.endsAt <= at).map((entry) => entry.code);
      return {
        at,
        status: over ? FIXTURE_STATUS.finished : FIXTURE_STATUS.inPlay,
        clock: over ? null : clockAt(at),
        scores: scoresAt(at),
        counts: countsAt?.(at),
        finished: over ? [...ended, '100'] : ended,
        suspended: false,
        quotes: () => (over ? [] : quotesAt(at)),
        ...(!over && { outlook: () => game.outlookAt(nextAt(at), at) }),
      };
    },
  };
}
