import { allSettled } from 'effector';
import { describe, expect, it } from 'vitest';
import { boardValues, sampleBoards } from '@/entities/game/testing';
import { $pickedIds, $slip } from '@/entities/slip';
import { makeScope } from '@/shared/lib/test-scope';
import { cellPressed } from './model';

const win = 'sample00arsn.1._.1';

describe('pick odds', () => {
  it('puts a pressed price on the slip with all it says, and takes it off again', async () => {
    const scope = makeScope({ values: boardValues(sampleBoards()) });
    await allSettled(cellPressed, { scope, params: win });
    expect(scope.getState($slip).legs[0]).toMatchObject({
      selectionId: win,
      marketId: 'sample00arsn.1._',
      odds: 172,
      home: '아스널',
      leagueName: '잉글랜드 프리미어리그',
      inPlay: false,
    });
    await allSettled(cellPressed, { scope, params: win });
    expect(scope.getState($pickedIds)).toEqual({});
  });

  it('says that a pick of a live board is in play', async () => {
    const scope = makeScope({ values: boardValues(sampleBoards('live')) });
    await allSettled(cellPressed, { scope, params: 'sample00uls1.1._.X' });
    expect(scope.getState($slip).legs[0]).toMatchObject({ inPlay: true, outcome: 'X', odds: 295 });
  });

  it('ignores a price that is not on offer', async () => {
    const scope = makeScope({ values: boardValues(sampleBoards()) });
    await allSettled(cellPressed, { scope, params: 'sample00none.1._.1' });
    await allSettled(cellPressed, { scope, params: 'nonsense' });
    expect(scope.getState($slip).legs).toEqual([]);
  });
});
