import { expect, it } from 'vitest';
import { makeCoupon } from './sample-coupons';
import { toFile } from './to-file';

it('writes names that a spreadsheet would run as plain text', () => {
  const names = ['=1+1', '+cmd', '-2', '@SUM(A1)', '<b>쿠폰</b>, "할인"'];
  const { text } = toFile(names.map((name) => makeCoupon({ name })));
  const cells = text.split('\r\n').slice(1, -1);
  expect(cells.map((line) => line.includes(',=') || line.includes(',@'))).toEqual(
    names.map(() => false),
  );
  expect(cells[0]).toContain(`,'=1+1,`);
  expect(cells[3]).toContain(`,'@SUM(A1),`);
  expect(cells[4]).toContain('"<b>쿠폰</b>, ""할인"""');
});
