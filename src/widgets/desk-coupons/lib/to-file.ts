import type { CsvFile } from '@/shared/lib/download-file';
import { formatDateTime } from '@/shared/lib/format';
import { moneyCell, toCsv } from '#rules/csv.ts';
import { messages } from '../ui/messages';
import { type DeskCoupon, giverOf } from './coupon';

/** Writes coupons as a table that a spreadsheet opens and that runs nothing there. */
export function toFile(coupons: readonly DeskCoupon[]): CsvFile {
  const lines = coupons.map((one) => [
    ...[one.id, one.userId, one.nickname, one.name],
    ...[moneyCell(one.amount, one.currency), one.currency, messages.states[one.state]],
    ...[{ plain: formatDateTime(one.issuedAt) }, { plain: formatDateTime(one.validTo) }],
    ...[one.code ?? '', giverOf(one), one.reason ?? ''],
  ]);
  return { name: 'desk-coupons.csv', text: toCsv([[...messages.fileHead], ...lines]) };
}
