import type { CurrencyGames } from '@/entities/desk-figures';
import type { CsvFile } from '@/shared/lib/download-file';
import { moneyCell, toCsv } from '#rules/csv.ts';
import { messages } from '../ui/messages';
import { gameRows } from './games';

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
