import { expect, it } from 'vitest';
import { pinnedSections, sectionsOf } from './market-sections';
import { fullDetail } from './sample-detail';
import { scorerDetail } from './sample-scorers';
import { cardsOf, columnsOf, scorerRows } from './scorers';

const scorers = sectionsOf(fullDetail(scorerDetail()).fixture);
const others = sectionsOf(fullDetail().fixture);

it('makes one card of the markets on who scores, and one of each other', () => {
  const cards = cardsOf([...others, ...scorers]);
  expect(cards).toHaveLength(others.length + 1);
  expect(cards.at(-1)).toEqual({ kind: 'scorers', sections: scorers });
  expect(cardsOf(others).every(({ kind }) => kind === 'market')).toBe(true);
});

it('lists the players of both sides in turn, or of one, with a price in each column that they have', () => {
  const rows = scorerRows(scorers, null);
  expect(rows.slice(0, 3).map(({ name }) => name)).toEqual([
    ...['부카요 하퍼', "Ciarán O'Neill", '가브리엘 Jesús'],
  ]);
  expect(rows).toHaveLength(10);
  expect(columnsOf(scorers)).toEqual([712, 711, 713]);
  expect(rows[0]?.cells.map((cell) => cell?.column)).toEqual([712, 711, 713]);
  expect(rows.at(-1)?.cells.map((cell) => cell?.column)).toEqual([undefined, 711, undefined]);
  expect(scorerRows(scorers, 'away').map(({ side }) => side)).toEqual(Array(5).fill('away'));
});

it('has the columns that a search has found', () => {
  const found = scorers.filter(({ typeId }) => typeId === 713);
  expect(columnsOf(found)).toEqual([713]);
  expect(scorerRows(found, null)).toHaveLength(8);
});

it('pins them all by one', () => {
  expect(
    pinnedSections([...others, ...scorers], [711])
      .map(({ typeId }) => typeId)
      .sort(),
  ).toEqual([...[711, 712, 713]]);
});
