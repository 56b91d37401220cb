import { describe, expect, it, test } from 'vitest';
import { eventsOf, type OpposablePick, opposedPicks } from './opposed.ts';
import type { Score, Scores } from './scores.ts';
import vectors from './vectors/opposed.json' with { type: 'json' };

interface Vector {
  title: string;
  scores?: Record<string, number[]>;
  picks: {
    typeId: number;
    outcome: string;
    line: number | null;
    phase?: string;
    offerScore?: number[];
    placedScore?: number[];
  }[];
  opposed: boolean[];
}

const scoreOf = ([home = 0, away = 0]: number[]): Score => ({ home, away });
const scoresOf = (given: Vector['scores'] = {}): Scores =>
  Object.fromEntries(Object.entries(given).map(([part, score]) => [part, scoreOf(score)]));

function pickOf(vector: Vector['picks'][number], betId: number): OpposablePick {
  const { typeId, outcome, line, phase, offerScore, placedScore } = vector;
  return {
    typeId,
    outcome,
    line,
    sport: 'football',
    betId: `bet${betId}`,
    marketId: `match.${typeId}.${line ?? '_'}`,
    phase: phase === 'inplay' ? 'inplay' : 'prematch',
    offerScore: offerScore ? scoreOf(offerScore) : null,
    placedScore: placedScore ? scoreOf(placedScore) : null,
  };
}

const cases = (vectors.picks as Vector[]).map(({ title, scores, picks, opposed }) => {
  return { title, opposed, picks: picks.map(pickOf), facts: { scores: scoresOf(scores) } };
});

describe('bets on one match that together win whatever happens', () => {
  test.each(cases)('$title', ({ picks, facts, opposed }) => {
    expect(opposedPicks(picks, facts)).toEqual(opposed);
    // In whatever order they were taken.
    expect(opposedPicks(picks.toReversed(), facts)).toEqual(opposed.toReversed());
  });

  it('does not hold picks of one bet against each other', () => {
    const over = { typeId: 2, outcome: 'Over', line: 250 };
    const [one, other] = [pickOf(over, 1), pickOf({ ...over, outcome: 'Under', line: 350 }, 1)];
    expect(opposedPicks([one, other], { scores: {} })).toEqual([false, false]);
  });

  it('decides about many bets on high scores', () => {
    const lines = Array.from({ length: 12 }, (_, at) => 20_050 + at * 100);
    const picks = lines.flatMap((line, at) => [
      pickOf({ typeId: 2, outcome: at % 2 ? 'Over' : 'Under', line }, at),
      pickOf({ typeId: 3, outcome: '1', line: -at * 100 - 50 }, at + 100),
    ]);
    const opposed = opposedPicks(picks, { scores: {} });
    // Nothing is over what the lowest line has under it, or under what the highest has over it.
    const totals = picks.flatMap(({ typeId }, at) => (typeId === 2 ? [opposed[at]] : []));
    expect(totals).toEqual(lines.map((_, at) => at > 0 && at < 11));
    expect(picks.some(({ typeId }, at) => typeId === 3 && opposed[at])).toBe(false);
  });
});

describe('what a pick says', () => {
  const ofOffer = (typeId: number, offerScore: number[]) =>
    pickOf({ typeId, outcome: '1', line: -50, phase: 'inplay', offerScore }, 1);

  it('is of the second half too, once the first was counted', () => {
    const scores = scoresOf({ 10: [1, 0], 20: [2, 1], 100: [3, 1] });
    const scopes = (pick: OpposablePick) => eventsOf(pick, { scores }).map(({ scope }) => scope);
    expect(scopes(ofOffer(3, [1, 0]))).toEqual(['score 10+20', 'score 20']);
    expect(scopes(ofOffer(3, [0, 0]))).toEqual(['score 10+20']);
    expect(scopes(ofOffer(65, [0, 0]))).toEqual(['score 20']);
  });

  it('is nothing of one score where the order of goals decides', () => {
    expect(eventsOf(pickOf({ typeId: 16, outcome: '1', line: null }, 1), { scores: {} })).toEqual(
      [],
    );
  });
});
