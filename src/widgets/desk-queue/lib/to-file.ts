import { type DeskKind, type DeskRequest, type DeskTab, deskWords } from '@/entities/desk-request';
import type { CsvFile } from '@/shared/lib/download-file';
import { formatDateTime } from '@/shared/lib/format';
import { moneyCell, toCsv } from '#rules/csv.ts';
import { messages } from '../ui/messages';

/** Writes requests as a table that a spreadsheet opens and that runs nothing there. */
export function toFile(kind: DeskKind, tab: DeskTab, rows: readonly DeskRequest[]): CsvFile {
  const lines = rows.map(({ id, createdAt, state, userId, nickname, level, money, signup }) => [
    ...[id, { plain: formatDateTime(createdAt) }, deskWords.states[state], userId, nickname, level],
    ...[
      money ? moneyCell(money.amount, money.currency) : '',
      money?.currency ?? signup?.currency ?? '',
    ],
    money?.depositorName ?? money?.bank?.holder ?? signup?.bank?.holder ?? '',
  ]);
  return { name: `desk-${kind}-${tab}.csv`, text: toCsv([messages.fileHead, ...lines]) };
}
