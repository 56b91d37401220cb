import { describe, expect, it } from 'vitest';
import { isPeriodComplete } from '#rules/scores.ts';
import { DAY, type Mark, MINUTE, type SimulatedFixture } from './model.ts';
import { dayOf, fixturesOfDay } from './schedule.ts';
import { MODELS } from './sport-models.ts';

const FIRST_DAY = dayOf(Date.UTC(2026, 4, 11));
const WEEK: SimulatedFixture[] = Array.from({ length: 8 }, (_, index) =>
  fixturesOfDay('week', FIRST_DAY + index),
).flat();

interface Played {
  fixture: SimulatedFixture;
  instants: readonly number[];
  endsAt: number;
  last: Mark;
  markAt(at: number): Mark;
}

const PLAYED: Played[] = WEEK.filter((fixture) => fixture.fate === 'played').map((fixture) => {
  const { instants, markAt } = MODELS[fixture.league.sport].play(fixture);
  const endsAt = instants.at(-1) ?? 0;
  return { fixture, instants, endsAt, last: markAt(endsAt), markAt };
});

function of(sport: string): Played[] {
  return PLAYED.filter(({ fixture }) => fixture.league.sport === sport);
}

function sum({ last }: Played, codes: readonly string[]): { home: number; away: number } {
  return codes.reduce(
    (total, code) => ({
      home: total.home + (last.scores[code]?.home ?? 0),
      away: total.away + (last.scores[code]?.away ?? 0),
    }),
    { home: 0, away: 0 },
  );
}

const OVERTIME = ['30', '35', '40'];

describe('schedule', () => {
  it('keeps about 18 games in play around the clock', () => {
    const counts: number[] = [];
    const from = Math.min(...WEEK.map((fixture) => fixture.startsAt)) + DAY / 2;
    for (let at = from; at < from + 7 * DAY; at += 5 * MINUTE) {
      counts.push(
        PLAYED.filter(({ fixture, endsAt }) => fixture.startsAt <= at && at < endsAt).length,
      );
    }
    const average = counts.reduce((total, count) => total + count, 0) / counts.length;
    expect(average).toBeGreaterThan(12);
    expect(average).toBeLessThan(26);
    expect(Math.min(...counts)).toBeGreaterThanOrEqual(8);
  });

  it('gives a team one game at a time, and calls off one in a hundred at most', () => {
    const games = new Map<string, number[]>();
    for (const { home, away, startsAt } of WEEK) {
      for (const { id } of [home, away]) games.set(id, [...(games.get(id) ?? []), startsAt]);
    }
    for (const starts of games.values()) {
      starts.sort((left, right) => left - right);
      starts.forEach((start, index) => {
        expect((starts[index + 1] ?? Number.POSITIVE_INFINITY) - start).toBeGreaterThan(
          12 * 60 * MINUTE,
        );
      });
    }
    expect(WEEK.length - PLAYED.length).toBeGreaterThan(0);
    expect((WEEK.length - PLAYED.length) / WEEK.length).toBeLessThan(0.02);
    expect(new Set(WEEK.map((fixture) => fixture.id)).size).toBe(WEEK.length);
    for (const { id } of WEEK) expect(id).toMatch(/^[0-9a-z]{8,16}$/);
  });
});

describe('games', () => {
  it('end with period scores that add up to the totals', () => {
    const parts: Record<string, string[]> = {
      football: ['10', '20'],
      basketball: ['1', '2', '3', '4'],
      'ice-hockey': ['1', '2', '3'],
      baseball: ['1', '2', '3', '4', '5', '6', '7', '8', '9'],
    };
    for (const [sport, codes] of Object.entries(parts)) {
      for (const game of of(sport)) {
        const { scores } = game.last;
        expect(game.last.status).toBe(3);
        expect(sum(game, codes)).toEqual(scores['100']);
        if (scores['101']) expect(sum(game, [...codes, ...OVERTIME])).toEqual(scores['101']);
      }
    }
  });

  it('volleyball is won by three sets, each by two points', () => {
    for (const game of of('volleyball')) {
      const { scores } = game.last;
      const total = scores['100'] ?? { home: 0, away: 0 };
      expect(Math.max(total.home, total.away)).toBe(3);
      for (let set = 1; set <= total.home + total.away; set++) {
        const { home, away } = scores[set] ?? { home: 0, away: 0 };
        const target = set === 5 ? 15 : 25;
        expect(Math.max(home, away)).toBeGreaterThanOrEqual(target);
        expect(Math.abs(home - away)).toBeGreaterThanOrEqual(2);
      }
    }
  });

  it('maps of rounds are won by thirteen, two more than the other', () => {
    const games = of('e-sports').filter(({ fixture }) => fixture.league.hasRounds);
    expect(games.length).toBeGreaterThan(0);
    for (const { last } of games) {
      const { '100': total = { home: 0, away: 0 } } = last.scores;
      expect(Math.max(total.home, total.away)).toBe(2);
      for (let map = 1; map <= total.home + total.away; map++) {
        const { home, away } = last.scores[map] ?? { home: 0, away: 0 };
        expect(Math.max(home, away)).toBeGreaterThanOrEqual(13);
        expect(Math.abs(home - away)).toBeGreaterThanOrEqual(2);
      }
    }
  });

  it('maps of objectives have a winner, and mostly the one with more kills', () => {
    const games = of('e-sports').filter(({ fixture }) => !fixture.league.hasRounds);
    const maps = games.flatMap(({ last: { scores, counts } }) =>
      Object.keys(scores)
        .filter((code) => Number(code) < 100)
        .map((code) => ({ winner: scores[code], kill: counts?.kill?.[code], counts, code })),
    );
    expect(maps.length).toBeGreaterThan(20);
    let more = 0;
    for (const { winner, kill, counts, code } of maps) {
      expect([winner?.home, winner?.away].sort()).toEqual([0, 1]);
      expect(
        Math.max(counts?.tower?.[code]?.home ?? 99, counts?.tower?.[code]?.away ?? 99),
      ).toBeLessThan(12);
      if (kill && winner && Math.sign(kill.home - kill.away) === winner.home - winner.away) more++;
    }
    expect(more / maps.length).toBeGreaterThan(0.65);
    for (const { last } of games) {
      const { live, '100': whole, ...byMap } = last.counts?.kill ?? {};
      const home = Object.values(byMap).reduce((sum, score) => sum + score.home, 0);
      expect(whole?.home).toBe(home);
      expect(live).toEqual(whole);
    }
  });

  it('score as much as the sport does', () => {
    const mean = (sport: string, id?: string) => {
      const games = of(sport).filter(({ fixture }) => !id || fixture.league.id === id);
      const points = games.map(
        ({ last }) => (last.scores['100']?.home ?? 0) + (last.scores['100']?.away ?? 0),
      );
      return points.reduce((total, each) => total + each, 0) / games.length;
    };
    expect(mean('football')).toBeGreaterThan(2.2);
    expect(mean('football')).toBeLessThan(3.2);
    expect(mean('ice-hockey')).toBeGreaterThan(4.5);
    expect(mean('ice-hockey')).toBeLessThan(6.8);
    expect(mean('baseball')).toBeGreaterThan(6.5);
    expect(mean('baseball')).toBeLessThan(10.5);
    expect(mean('basketball', 'bk-us-nba')).toBeGreaterThan(215);
    expect(mean('basketball', 'bk-us-nba')).toBeLessThan(241);
  });

  it('are decided where the sport knows no draw', () => {
    for (const game of [...of('basketball'), ...of('ice-hockey')]) {
      const { scores } = game.last;
      const final = scores['102'] ?? scores['101'] ?? scores['100'];
      expect(final?.home).not.toBe(final?.away);
    }
  });

  it('never take back a score and never change a finished period', () => {
    for (const { instants, markAt } of PLAYED.filter((_, index) => index % 12 === 0)) {
      // Two maps of rounds, of which thirteen win one.
      expect(instants.length).toBeGreaterThan(26);
      let before = markAt(instants[0] ?? 0);
      for (const at of instants.slice(1)) {
        const mark = markAt(at);
        // Plain comparisons: a matcher for each of some hundred thousand would take longer than the games.
        for (const [code, score] of Object.entries(before.scores)) {
          const now = mark.scores[code] ?? { home: -1, away: -1 };
          const fixed = before.finished.includes(code);
          const [home, away] = [now.home - score.home, now.away - score.away];
          if (home < 0 || away < 0 || (fixed && home + away > 0))
            throw new Error(`${code} at ${at}`);
        }
        if (!before.finished.every((code) => mark.finished.includes(code)))
          throw new Error(`reopened at ${at}`);
        before = mark;
      }
    }
  });

  it('tell full-time scores in time for settlement, also when overtime follows', () => {
    for (const { fixture, last } of PLAYED) {
      expect(isPeriodComplete(last.scores, 'full', fixture.league.sport, true)).toBe(true);
    }
  });

  it('are suspended when a goal falls and reopen within a minute', () => {
    for (const { instants, markAt, fixture } of of('football').slice(0, 20)) {
      const marks = instants.map(markAt);
      marks.forEach((mark, index) => {
        const before = marks[index - 1];
        const scored =
          before &&
          (mark.scores.live?.home !== before.scores.live?.home ||
            mark.scores.live?.away !== before.scores.live?.away);
        // Nothing is offered in extra time, so nothing is suspended there.
        if (!scored || !['10', '20'].includes(mark.clock?.period ?? '')) return;
        expect(mark.suspended).toBe(true);
        const reopened = marks.find((later) => later.at > mark.at && !later.suspended);
        expect((reopened?.at ?? fixture.startsAt) - mark.at).toBeLessThan(100_000);
      });
    }
  });
});
