import { describe, expect, it } from 'vitest';
import { correctCounts, correctedParts } from './count-correction.ts';

const score = (home: number, away: number) => ({ home, away });
const scores = { '10': score(1, 0), '20': score(1, 1), '100': score(2, 1) };
const byParts = (first: [number, number], second: [number, number]) => {
  const whole = score(first[0] + second[0], first[1] + second[1]);
  return { '10': score(...first), '20': score(...second), '100': whole, live: whole };
};
const match = {
  sport: 'football' as const,
  scores,
  counts: {
    corner: byParts([3, 1], [3, 3]),
    'yellow-card': byParts([1, 1], [1, 0]),
    'red-card': byParts([0, 0], [0, 1]),
    card: byParts([1, 1], [1, 1]),
  },
};

describe('correctCounts', () => {
  it('takes a part, and the whole and the running total follow', () => {
    expect(correctCounts(match, { corner: { '20': score(4, 3) } })).toEqual({
      ok: true,
      counts: { ...match.counts, corner: byParts([3, 1], [4, 3]) },
    });
  });

  it('counts a card of either colour again', () => {
    const corrected = correctCounts(match, { 'red-card': { '10': score(1, 0) } });
    expect(corrected).toMatchObject({
      counts: { 'red-card': byParts([1, 0], [0, 1]), card: byParts([2, 1], [1, 1]) },
    });
  });

  it('adds overtime to the running total alone', () => {
    const cup = { ...match, scores: { ...scores, '30': score(0, 0), '35': score(1, 0) } };
    const corrected = correctCounts(cup, { corner: { '35': score(2, 1) } });
    expect(corrected).toMatchObject({
      counts: { corner: { '35': score(2, 1), '100': score(6, 4), live: score(8, 5) } },
    });
  });

  it('takes the whole where it alone is known, and where nothing is', () => {
    for (const corner of [{ '100': score(6, 4), live: score(6, 4) }, undefined]) {
      const counts = corner ? { corner } : {};
      const corrected = correctCounts({ ...match, counts }, { corner: { '100': score(5, 4) } });
      expect(corrected).toEqual({
        ok: true,
        counts: { corner: { '100': score(5, 4), live: score(5, 4) } },
      });
    }
  });

  it.each([
    [{ corner: { '100': score(9, 9) } }, 'counts.corner.100'],
    [{ corner: { '35': score(1, 0) } }, 'counts.corner.35'],
    [{ corner: { live: score(1, 0) } }, 'counts.corner.live'],
    [{ 'red-card': { '50': score(1, 0) } }, 'counts.red-card.50'],
  ])('names the part at fault: %j', (correction, path) => {
    expect(correctCounts(match, correction)).toMatchObject({ ok: false, path });
  });

  it('says that a part has more than the whole match', () => {
    const counts = { corner: { '100': score(6, 4) } };
    const corrected = correctCounts({ ...match, counts }, { corner: { '10': score(7, 0) } });
    expect(corrected).toMatchObject({ ok: false, path: 'counts.corner.10' });
  });

  it('knows no corners of another sport', () => {
    const other = { ...match, sport: 'basketball' as const };
    expect(correctCounts(other, { corner: {} })).toMatchObject({ path: 'counts.corner' });
  });
});

describe('correctedParts', () => {
  it('are those of the match, or the whole where it alone is known', () => {
    expect(correctedParts('football', scores, match.counts.corner)).toEqual(['10', '20']);
    expect(correctedParts('football', scores, undefined)).toEqual(['10', '20']);
    expect(correctedParts('football', scores, { '100': score(1, 1) })).toEqual(['100']);
    expect(correctedParts('football', { '100': score(1, 1) }, undefined)).toEqual(['100']);
  });
});
