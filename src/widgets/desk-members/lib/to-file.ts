import { type DeskMemberRow, deskMemberWords } from '@/entities/desk-member';
import type { CsvFile } from '@/shared/lib/download-file';
import { formatDateTime } from '@/shared/lib/format';
import { moneyCell, toCsv } from '#rules/csv.ts';
import { messages } from '../ui/messages';

/** Writes members as a table that a spreadsheet opens and that runs nothing there. */
export function toFile(rows: readonly DeskMemberRow[]): CsvFile {
  const lines = rows.map((row) => [
    ...[row.id, row.userId, row.nickname, deskMemberWords.states[row.state]],
    ...[row.level, row.tendency, moneyCell(row.money, row.currency)],
    ...[row.points, row.currency, row.phoneNumber ?? '', row.accountHolder ?? ''],
    { plain: formatDateTime(row.createdAt) },
    row.lastLoginAt === null ? '' : { plain: formatDateTime(row.lastLoginAt) },
  ]);
  return { name: 'desk-members.csv', text: toCsv([messages.fileHead, ...lines]) };
}
