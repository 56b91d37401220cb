import type { CurrencyGames, FigureCurrency, SiteFigures } from '@/entities/desk-figures';
import type { CsvFile } from '@/shared/lib/download-file';
import { formatDateTime } from '@/shared/lib/format';
import { moneyCell, toCsv } from '#rules/csv.ts';
import { messages } from '../ui/messages';
import { gameRows } from './games';
import { filledParts } from './parts';

/** Writes the hours or days of a period as a table that a spreadsheet opens. */
export function toFile(data: SiteFigures, currency: FigureCurrency): CsvFile {
  const lines = filledParts(data, currency).map((part) => [
    ...[{ plain: formatDateTime(part.at) }, currency],
    ...[
      ...[part.deposits, part.withdrawals, part.net],
      ...[part.stakes, part.payouts, part.bonuses, part.comp, part.profit],
    ].map((minor) => moneyCell(minor, currency)),
    ...[part.depositCount, part.withdrawalCount, part.betCount, part.signups],
  ]);
  return { name: 'desk-figures.csv', text: toCsv([messages.fileHead, ...lines]) };
}

/** Writes what was bet by type and game as a table that a spreadsheet opens. */
export function toGamesFile(games: CurrencyGames): CsvFile {
  const lines = gameRows(games).map((row) => [
    ...[row.type, row.game === null ? messages.all : row.name, games.currency],
    ...[row.stakes, row.wins, row.comp, row.net - row.comp, row.voids].map((minor) =>
      moneyCell(minor, games.currency),
    ),
    ...[row.betCount, row.memberCount],
  ]);
  return { name: 'desk-games.csv', text: toCsv([messages.gamesFileHead, ...lines]) };
}
