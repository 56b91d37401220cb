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

it('writes dollars with their cents, ids of digits as text and times as they are', () => {
  const coupon = { currency: 'USD', amount: 700, userId: '000123', code: '1E1000' } as const;
  const [, line] = toFile([makeCoupon(coupon)]).text.split('\r\n');
  expect(line).toContain("cpn_1,'000123,한강바람,사과 쿠폰,7.00,USD,");
  expect(line).toContain(',2026-11-21 18:31:00,2026-12-21 18:31:00,');
  expect(line).toContain(",'1E1000,");
});
