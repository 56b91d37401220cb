import { describe, expect, it } from 'vitest';
import { fieldAt, playFields } from './baseball/field.ts';
import { playBaseball } from './baseball/game.ts';
import { eventsOf } from './events.ts';
import { dayOf, fixturesOfDay } from './schedule.ts';
import { MODELS } from './sport-models.ts';

const DAY = dayOf(Date.UTC(2026, 4, 11));
const games = fixturesOfDay('events', DAY).filter(({ fate }) => fate === 'played');
const played = games.map((fixture) => {
  const timeline = MODELS[fixture.league.sport].play(fixture);
  return { fixture, timeline, events: eventsOf(timeline, fixture.league.sport) };
});
const of = (sport: string) => played.filter(({ fixture }) => fixture.league.sport === sport);

describe.each(['football', 'basketball', 'baseball', 'volleyball', 'ice-hockey', 'e-sports'])(
  'the events of %s',
  (sport) => {
    it('are numbered in their order, and begin and end with the match', () => {
      expect(of(sport).length).toBeGreaterThan(0);
      for (const { timeline, events } of of(sport)) {
        expect(events.map(({ number }) => number)).toEqual(events.map((_, index) => index + 1));
        expect(events.map(({ at }) => at)).toEqual(events.map(({ at }) => at).sort());
        expect(events[0]).toMatchObject({ kind: 'start', at: timeline.instants[0] });
        expect(events.at(-1)).toMatchObject({ kind: 'end', at: timeline.instants.at(-1) });
      }
    });

    it('come to the score that the match ends with', () => {
      for (const { timeline, events } of of(sport)) {
        const last = timeline.markAt(timeline.instants.at(-1) ?? 0);
        const total = { home: 0, away: 0 };
        for (const event of events) {
          if (event.kind === 'score') total[event.side] += event.points;
        }
        const parts = Object.entries(last.counts?.kill ?? last.scores).filter(
          ([code]) => Number(code) < 100,
        );
        const sum = (side: 'home' | 'away') =>
          parts.reduce((all, [, score]) => all + score[side], 0);
        expect(total).toEqual({ home: sum('home'), away: sum('away') });
      }
    });
  },
);

it('the winner of a set is reported with its end, after its last point', () => {
  for (const { events } of of('volleyball')) {
    for (const [index, event] of events.entries()) {
      if (event.kind !== 'end') continue;
      const point = events[index - 1];
      expect(point).toMatchObject({ kind: 'score', side: event.side });
      if (point?.kind === 'score')
        expect(point.clock.detail).toMatchObject({ kind: 'sets', points: point.score });
    }
  }
});

it('a goal of football follows an attack of the same side', () => {
  const attacks = of('football').flatMap(({ events }) =>
    events.filter(({ kind }) => kind === 'attack'),
  );
  expect(attacks.length).toBeGreaterThan(20);
  for (const { events } of of('football')) {
    for (const goal of events) {
      if (goal.kind !== 'score' || goal.clock.period === '50') continue;
      const attack = events.findLast(({ kind, at }) => kind === 'attack' && at < goal.at);
      expect(goal.at - (attack?.at ?? 0)).toBeLessThan(30_000);
    }
  }
});

it('corners and cards come to what is counted, each with how many there were', () => {
  const kinds = ['corner', 'yellow-card', 'red-card'] as const;
  for (const { timeline, events } of of('football')) {
    const last = timeline.markAt(timeline.instants.at(-1) ?? 0);
    for (const kind of kinds) {
      const own = events.filter((event) => event.kind === kind);
      const total = { home: 0, away: 0 };
      for (const event of own) {
        total[event.side ?? 'home'] += 1;
        expect(event).toMatchObject({ kind, count: total });
      }
      expect(last.counts?.[kind]?.live).toEqual(total);
    }
  }
  const all = of('football').flatMap(({ events }) => events);
  for (const kind of kinds) expect(all.some((event) => event.kind === kind)).toBe(true);
});

it('a card of either colour is a card, and extra time counts for no total', () => {
  for (const { timeline } of of('football')) {
    const { counts } = timeline.markAt(timeline.instants.at(-1) ?? 0);
    for (const scores of Object.values(counts ?? {})) {
      const halves = [scores['10'], scores['20']];
      expect(scores['100']).toEqual({
        home: halves.reduce((sum, half) => sum + (half?.home ?? 0), 0),
        away: halves.reduce((sum, half) => sum + (half?.away ?? 0), 0),
      });
    }
    const [yellow, red] = [counts?.['yellow-card']?.live, counts?.['red-card']?.live];
    expect(counts?.card?.live?.home).toBe((yellow?.home ?? 0) + (red?.home ?? 0));
  }
});

describe('the field of baseball', () => {
  const fields = of('baseball').map(({ fixture }) => {
    const game = playBaseball(fixture);
    return { game, states: playFields(game, fixture.key) };
  });

  it('is the same whatever comes: two are out and somebody is on base before a run and before a third out', () => {
    for (const { game, states } of fields) {
      const decided = [
        ...game.runs.map(({ at }) => at),
        ...game.halves.map(({ endsAt }) => endsAt),
      ];
      for (const at of decided) {
        const { outs, bases } = fieldAt(states, at - 1);
        expect(outs).toBe(2);
        expect(bases.length).toBeGreaterThan(0);
      }
    }
  });

  it('is empty at the start of each half, and has three outs after it unless the game was won', () => {
    for (const { game, states } of fields) {
      for (const half of game.halves) {
        expect(fieldAt(states, half.startsAt)).toEqual({ outs: 0, bases: [] });
        const isWalkOff = game.runs.some(({ at }) => at === half.endsAt);
        if (!isWalkOff) expect(fieldAt(states, half.endsAt)).toEqual({ outs: 3, bases: [] });
      }
      for (const { bases } of states) expect(bases).toEqual([...new Set(bases)].sort());
    }
  });
});
