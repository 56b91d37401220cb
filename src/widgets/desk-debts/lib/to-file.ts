import { betText } from '@/entities/bet';
import { type DeskDebt, debtWords } from '@/entities/desk-debt';
import type { CsvFile } from '@/shared/lib/download-file';
import { formatDateTime } from '@/shared/lib/format';
import { moneyCell, toCsv } from '#rules/csv.ts';
import { messages } from '../ui/messages';

/** Writes debts as a table that a spreadsheet opens and that runs nothing there. */
export function toFile(debts: readonly DeskDebt[]): CsvFile {
  const lines = debts.map(({ bet, forgiving, ...debt }) => [
    ...[debt.id, debt.userId, debt.nickname, debt.betId, betText(bet)],
    ...[debt.amount, debt.paid, debt.forgiven, debt.collected, debt.owed].map((minor) =>
      moneyCell(minor, debt.currency),
    ),
    ...[debt.currency, debtWords.states[debt.state], { plain: formatDateTime(debt.at) }],
    ...[forgiving?.by ?? '', forgiving?.reason ?? ''],
  ]);
  return { name: 'desk-debts.csv', text: toCsv([[...messages.fileHead], ...lines]) };
}
