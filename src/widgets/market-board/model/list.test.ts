import { allSettled } from 'effector';
import { expect, it } from 'vitest';
import { boardValues, makeBoardDto, makeFixtureDto } from '@/entities/game/testing';
import { $now } from '@/shared/lib/clock';
import { kstInstant } from '@/shared/lib/format';
import { makeScope } from '@/shared/lib/test-scope';
import { SPORT_KEYS } from '#rules/sports.ts';
import { searchDefaults } from '../lib/board-search';
import { $heldKey } from './focus';
import { $day, $list, $status, panelMeasured } from './list';
import { $search, lessClicked } from './search';

const boards = (starts: readonly string[]) =>
  SPORT_KEYS.map((sport) => {
    const ofFootball = sport === 'football' ? starts : [];
    const fixtures = ofFootball.map((start, at) =>
      makeFixtureDto({ id: `sample0000d${at}`, startsAt: kstInstant(`2026-11-${start}`) }),
    );
    return makeBoardDto({ sport, fixtures });
  });
const scopeOf = (dtos: ReturnType<typeof boards>, search: Partial<typeof searchDefaults>) =>
  makeScope({
    values: [
      [$now, kstInstant('2026-11-21 23:59:30')],
      [$search, { ...searchDefaults, ...search }],
      ...boardValues(dtos),
    ],
  });

it('shows every day once midnight in Seoul has made the chosen one yesterday', async () => {
  const scope = scopeOf(boards(['21 23:30:00', '22 18:00:00']), { day: '2026-11-21' });
  const shown = () => [scope.getState($day), scope.getState($list).totalCount];
  expect(shown()).toEqual(['2026-11-21', 1]);
  await allSettled($now, { scope, params: kstInstant('2026-11-22 00:00:00') });
  expect(shown()).toEqual(['', 2]);
});

it('shows the markets of a link where the board has no row, once it is loaded', () => {
  const itemsOf = (dtos: ReturnType<typeof boards>) => {
    const scope = scopeOf(dtos, { fixture: 'sample00arsn' });
    return [scope.getState($status), scope.getState($list).items.map(({ type }) => type)];
  };
  expect(itemsOf(boards([]))).toEqual(['ready', ['panel']]);
  expect(itemsOf(boards([]).slice(1))).toEqual(['loading', []]);
});

it('makes room for the markets under a row as they are measured, and keeps the row when they close', async () => {
  const scope = scopeOf(boards(['21 23:30:00', '22 18:00:00']), { fixture: 'sample0000d0' });
  const panel = () => scope.getState($list).items.find(({ type }) => type === 'panel')?.size;
  const before = panel() ?? 0;
  await allSettled(panelMeasured, { scope, params: 1240 });
  expect([before, panel()]).toEqual([440, 1240]);
  await allSettled(lessClicked, { scope });
  const row = scope.getState($list).items.find(({ key }) => key === scope.getState($heldKey));
  expect(row).toMatchObject({ type: 'row', row: { fixture: { id: 'sample0000d0' } } });
});
