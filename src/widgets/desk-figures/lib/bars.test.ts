import { expect, it } from 'vitest';
import { barChart } from './bars';

it('puts two bars beside one another on the axis, the highest below the first line', () => {
  const { slots, grid } = barChart({ first: [0, 150], second: [50, 100] }, false);
  expect(grid.map(({ value }) => value)).toEqual([200, 100, 0]);
  const [one, other] = slots[1] ?? [];
  expect(one).toEqual({ left: 0.12, width: 0.36, top: 0.25, height: 0.75 });
  expect(other).toMatchObject({ top: 0.5, height: 0.5 });
  expect(slots[0]?.[0].height).toBe(0);
});

it('mirrors the second series below the axis, with its line', () => {
  const { slots, grid, line } = barChart({ first: [100], second: [60], line: [-20] }, true);
  expect(grid.map(({ value }) => value)).toEqual([100, 50, 0, -50, -100]);
  expect(slots[0]?.[0]).toMatchObject({ top: 0, height: 0.5 });
  expect(slots[0]?.[1]).toMatchObject({ top: 0.5, height: 0.3 });
  expect(line).toEqual([0.6]);
});

it('makes room for what an earlier time had more', () => {
  const { grid, earlier } = barChart({ first: [100], second: [50], earlier: [150, 300] }, false);
  expect(grid[0]?.value).toBe(400);
  expect(earlier).toEqual([0.625, 0.25]);
});

it('turns what is below 0, and draws an axis where nothing is', () => {
  const below = barChart({ first: [-10], second: [10] }, false);
  expect(below.slots[0]?.[0]).toMatchObject({ top: 0.5, height: 0.5 });
  expect(below.slots[0]?.[1]).toMatchObject({ top: 0, height: 0.5 });
  const none = barChart({ first: [0, 0], second: [0, 0] }, false);
  expect(none.grid.at(-1)).toEqual({ value: 0, top: 1 });
  expect(none.slots.flat().every(({ height }) => height === 0)).toBe(true);
});
