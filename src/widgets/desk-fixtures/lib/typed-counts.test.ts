import { expect, it } from 'vitest';
import { makeFixture } from './sample-fixtures';
import { changedCounts, typedCounts } from './typed-counts';

const corner = {
  '10': { home: 3, away: 1 },
  '20': { home: 3, away: 3 },
  '100': { home: 6, away: 4 },
};
const fixture = makeFixture({ counts: { corner } });

it('has a field for each half, and empty ones for what is not known', () => {
  expect(typedCounts(fixture)).toEqual({
    corner: { '10': { home: '3', away: '1' }, '20': { home: '3', away: '3' } },
    'yellow-card': { '10': { home: '', away: '' }, '20': { home: '', away: '' } },
    'red-card': { '10': { home: '', away: '' }, '20': { home: '', away: '' } },
  });
  expect(typedCounts(makeFixture({ sport: 'basketball' }))).toEqual({});
});

it('finds no change in what it wrote, and sends only what was changed', () => {
  const typed = typedCounts(fixture);
  expect(changedCounts(typed, fixture)).toEqual({ changed: {} });
  const other = { ...typed, corner: { ...typed.corner, '20': { home: '４', away: '3' } } };
  expect(changedCounts(other, fixture)).toEqual({
    changed: { corner: { '20': { home: 4, away: 3 } } },
  });
});

it.each([
  ['', '1', 'home'],
  ['1', 'x', 'away'],
  ['1000', '1', 'home'],
])('names the field that %j and %j leave without a count', (home, away, side) => {
  const typed = { ...typedCounts(fixture), 'red-card': { '20': { home, away } } };
  expect(changedCounts(typed, fixture)).toEqual({
    wrong: { count: 'red-card', code: '20', side },
  });
});

it('does not empty what is known', () => {
  const typed = { corner: { '10': { home: '', away: '' } } };
  expect(changedCounts(typed, fixture)).toMatchObject({ wrong: { code: '10', side: 'home' } });
});
