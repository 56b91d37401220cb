import type { CurrencyGames } from '@/entities/desk-figures';
import { Table, type TableColumn } from '@/shared/ui/table';
import { amountText } from '../lib/amount';
import { type GameLine, gameLines } from '../lib/game-lines';
import * as styles from './game-table.css';
import { messages } from './messages';

export interface GameTableProps {
  games: CurrencyGames;
  /** Bonuses of the period, which no game has; minor units. */
  bonuses: number;
}

const { gameColumns } = messages;

function amountColumn(
  id: 'stakes' | 'wins' | 'given' | 'profit',
  isNoneAt0 = false,
): TableColumn<GameLine> {
  return {
    id,
    header: gameColumns[id],
    align: 'end',
    cell: ({ [id]: minor, currency, kind }) => (
      <span className={styles.figure} data-kind={kind}>
        {minor === null || (isNoneAt0 && minor === 0)
          ? messages.noAmount
          : amountText(minor, currency)}
      </span>
    ),
  };
}

const columns: readonly TableColumn<GameLine>[] = [
  {
    id: 'name',
    header: gameColumns.name,
    cell: ({ name, kind }) => (
      <span className={styles.name} data-kind={kind}>
        {name}
      </span>
    ),
  },
  {
    id: 'betCount',
    header: gameColumns.betCount,
    align: 'end',
    cell: ({ betCount }) => (
      <span className={styles.figure}>{betCount !== null && messages.count(betCount)}</span>
    ),
  },
  amountColumn('stakes'),
  amountColumn('wins'),
  amountColumn('given', true),
  amountColumn('profit'),
  {
    id: 'margin',
    header: gameColumns.margin,
    align: 'end',
    cell: ({ margin, share }) =>
      margin !== null && (
        <span className={styles.margin}>
          {margin}
          <span className={styles.bar} aria-hidden="true">
            <span className={styles.fill} style={{ inlineSize: `${share * 100}%` }} />
          </span>
        </span>
      ),
  },
];

/** What was bet, by type and game: a type in bold, its games below it, then the bonuses, and the whole at the end. */
export function GameTable({ games, bonuses }: GameTableProps) {
  return (
    <Table
      caption={messages.gamesTable}
      columns={columns}
      rows={gameLines(games, bonuses)}
      rowKey={({ id }) => id}
    />
  );
}
