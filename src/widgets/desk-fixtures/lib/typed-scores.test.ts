import { expect, it } from 'vitest';
import { changedScores, parseScores, typedScores } from './typed-scores';

const fixture = { scores: { '10': { home: 1, away: 0 }, '100': { home: 2, away: 1 } } };

it('reads back what it wrote, and finds no change in it', () => {
  const scores = parseScores(typedScores(fixture));
  expect(scores).toEqual(fixture.scores);
  expect(changedScores(scores ?? {}, fixture)).toEqual({});
});

it('sends only the parts that were changed', () => {
  const typed = { ...typedScores(fixture), '100': { home: '２', away: '2' } };
  expect(changedScores(parseScores(typed) ?? {}, fixture)).toEqual({ '100': { home: 2, away: 2 } });
});

it.each(['', '-1', '1.5', '1000', 'x'])('takes no %j for points', (home) => {
  expect(parseScores({ '100': { home, away: '0' } })).toBeNull();
});
