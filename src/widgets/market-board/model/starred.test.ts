import { allSettled } from 'effector';
import { describe, expect, it } from 'vitest';
import { $member } from '@/entities/member';
import { makeMember } from '@/entities/member/testing';
import { favouritesQuery } from '@/features/favourites';
import { favouriteValues } from '@/features/favourites/testing';
import { makeScope } from '@/shared/lib/test-scope';
import { searchDefaults } from '../lib/board-search';
import { everyBoard, now } from '../ui/sample-states';
import { $days, $failure, $list, $starredCount, $status } from './list';
import { $search } from './search';

const starred = [$search, { ...searchDefaults, show: 'starred' }] as const;
const openScope = (values: readonly (readonly [unknown, unknown])[]) =>
  makeScope({ values: [now, ...everyBoard, ...values] });

describe('the favourites of a board', () => {
  it('are counted on the whole board, and alone shown when they are chosen', () => {
    const scope = openScope([
      ...favouriteValues([
        { kind: 'league', id: 'bk-us-nba' },
        { kind: 'team', id: 'sample00arsnh' },
        { kind: 'fixture', id: 'sample00arsn' },
        { kind: 'fixture', id: 'elsewhere' },
      ]),
      starred,
    ]);
    expect(scope.getState($starredCount)).toBe(3);
    expect(scope.getState($list).totalCount).toBe(3);
    expect(scope.getState($days).map(({ fixtures }) => fixtures)).toEqual([1, 2, 0]);
  });

  it('leave the list whole while they are not chosen', () => {
    const scope = openScope(favouriteValues([{ kind: 'league', id: 'bk-us-nba' }]));
    expect([scope.getState($starredCount), scope.getState($list).totalCount]).toEqual([2, 6]);
  });

  it('are neither empty nor failed before they are known', async () => {
    const failing = () => Promise.reject({ kind: 'network' });
    const scope = makeScope({
      values: [now, ...everyBoard, starred, [$member, makeMember()]],
      handlers: [[favouritesQuery.loadFx, failing]],
    });
    expect(scope.getState($status)).toBe('loading');
    await allSettled(favouritesQuery.start, { scope });
    expect(scope.getState($status)).toBe('failed');
    expect(scope.getState($failure)).toEqual({ kind: 'network' });
    const empty = openScope([...favouriteValues([]), starred]);
    expect(empty.getState($status)).toBe('empty');
  });
});
