import { expect, it } from 'vitest';
import { makeCurrencyGames } from '@/entities/desk-figures/testing';
import { gameLines } from './game-lines';

it('takes comp off each line, and bonuses off the whole', () => {
  const games = makeCurrencyGames();
  const [sports, ...others] = games.types;
  if (!sports) throw new Error('no types');
  const lines = gameLines(
    {
      ...games,
      total: { ...games.total, comp: 600_000 },
      types: [{ ...sports, total: { ...sports.total, comp: 600_000 } }, ...others],
    },
    1_386_800,
  );
  expect(lines[0]).toMatchObject({
    name: '스포츠',
    kind: 'type',
    given: 600_000,
    profit: 12_200_000,
    margin: '9.2%',
  });
  expect(lines[0]?.share).toBeCloseTo(0.93, 2);
  expect(lines.at(-2)).toMatchObject({
    name: '충전·출석 보너스',
    stakes: null,
    given: 1_386_800,
    profit: -1_386_800,
    margin: null,
    share: 0,
  });
  expect(lines.at(-1)).toMatchObject({
    name: '합계',
    stakes: 186_420_000,
    given: 1_986_800,
    profit: 10_000_000,
    margin: '5.3%',
  });
});

it('has no bar of what was lost', () => {
  const lost = gameLines(makeCurrencyGames(), 0).find(({ name }) => name === '여러 종목');
  expect(lost).toMatchObject({ profit: -1_300_000, margin: '−2.9%', share: 0 });
});
