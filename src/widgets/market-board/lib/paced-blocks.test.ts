import { describe, expect, it } from 'vitest';
import { pacedBlocks } from './paced-blocks';

const visible = { startIndex: 4, endIndex: 6 };
const wanted = [1, 2, 3, 4, 5, 6, 7, 8, 9];

describe('paced blocks', () => {
  it('draws what is visible at once, and one block beside it', () => {
    expect(pacedBlocks(wanted, visible, () => false)).toEqual([3, 4, 5, 6]);
  });

  it('keeps what is drawn and adds the nearest', () => {
    const isDrawn = (at: number) => at >= 3 && at <= 7;
    expect(pacedBlocks(wanted, visible, isDrawn)).toEqual([2, 3, 4, 5, 6, 7]);
    expect(pacedBlocks(wanted, visible, (at) => at <= 8)).toEqual(wanted);
  });

  it('draws a few of the visible blocks with the first page, from the top', () => {
    expect(pacedBlocks(wanted, { startIndex: 1, endIndex: 8 }, () => false, true)).toEqual([
      1, 2, 3,
    ]);
    expect(pacedBlocks(wanted, visible, (at) => at < 5, true)).toEqual([1, 2, 3, 4, 5, 6, 7]);
  });

  it('comes to all of them', () => {
    let drawn: number[] = [];
    for (let frame = 0; frame < 6; frame += 1) {
      const before = drawn;
      drawn = pacedBlocks(wanted, visible, (at) => before.includes(at));
    }
    expect(drawn).toEqual(wanted);
  });
});
