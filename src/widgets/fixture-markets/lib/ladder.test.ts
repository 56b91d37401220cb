import { expect, it } from 'vitest';
import { boardValues } from '@/entities/game/testing';
import { $world } from '@/entities/game';
import { makeScope } from '@/shared/lib/test-scope';
import { mainLine, mainLinesOf, nearLines, SHOWN_LINES } from './ladder';
import { fullDetail, makeFullDetail } from './sample-detail';

const dto = makeFullDetail();
const { fixture } = fullDetail(dto);
const scope = makeScope({ values: boardValues([], [dto]) });
const lines = mainLinesOf(scope.getState($world), [fixture.id]);
const handicaps = fixture.markets.filter(({ typeId }) => typeId === 3);

it('takes the most even line for the main one', () => {
  // 1.70 and 1.90, the nearest to one another.
  const of = (fixtureId: string, typeId: number) =>
    mainLine(lines, { fixtureId, typeId, mode: 'european' });
  expect(of(fixture.id, 3)).toBe('sample00full.3.50');
  expect(of(fixture.id, 1)).toBeNull();
  expect(of('another', 3)).toBeNull();
});

it('takes no quarter line for the main one where a slip does not admit it', () => {
  const quarters = makeFullDetail({}, [
    { typeId: 3, line: 25, odds: { 1: 189, 2: 190 } },
    { typeId: 3, line: 50, odds: { 1: 200, 2: 180 } },
  ]);
  const all = mainLinesOf(makeScope({ values: boardValues([], [quarters]) }).getState($world), [
    fixture.id,
  ]);
  const lineIn = (mode: 'european' | 'inplay') =>
    mainLine(all, { fixtureId: fixture.id, typeId: 3, mode });
  expect(lineIn('european')).toBe('sample00full.3.25');
  expect(lineIn('inplay')).toBe('sample00full.3.50');
});

it('shows the lines around the main one at first, and never fewer at an end', () => {
  const lineOf = (mainId: string | null) => nearLines(handicaps, mainId).map(({ line }) => line);
  expect(lineOf('sample00full.3.0')).toEqual([-100, -50, 0, 50, 100]);
  expect(lineOf('sample00full.3.-200')).toEqual([-200, -150, -100, -50, 0]);
  expect(lineOf('sample00full.3.200')).toEqual([0, 50, 100, 150, 200]);
  expect(lineOf(null)).toHaveLength(SHOWN_LINES);
  expect(nearLines(handicaps.slice(0, 3), null)).toHaveLength(3);
});
