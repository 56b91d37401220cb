import type { CurrencyGames, FigureCurrency } from '@/entities/desk-figures';
import { Table, type TableColumn } from '@/shared/ui/table';
import { amountText } from '../lib/amount';
import { type GameRow, gameRows } from '../lib/games';
import * as styles from './game-table.css';
import { messages } from './messages';

export interface GameTableProps {
  games: CurrencyGames;
}

const { gameColumns } = messages;

function columnsOf(currency: FigureCurrency): readonly TableColumn<GameRow>[] {
  const amount = (id: 'stakes' | 'wins' | 'voids' | 'net'): TableColumn<GameRow> => ({
    ...{ id, header: gameColumns[id], align: 'end' },
    cell: (row) => <span className={styles.figure}>{amountText(row[id], currency)}</span>,
  });
  const count = (
    id: 'betCount' | 'memberCount',
    say: (value: number) => string,
  ): TableColumn<GameRow> => ({
    ...{ id, header: gameColumns[id], align: 'end' },
    cell: (row) => <span className={styles.figure}>{say(row[id])}</span>,
  });
  return [
    {
      ...{ id: 'name', header: gameColumns.name },
      cell: ({ name, game }) => (
        <span className={styles.name} data-kind={game === null ? 'type' : 'game'}>
          {name}
        </span>
      ),
    },
    ...(['stakes', 'wins', 'voids', 'net'] as const).map(amount),
    count('betCount', messages.count),
    count('memberCount', messages.people),
  ];
}

/** What was bet, by type and game: a type in bold, its games below it, and the whole at the end. */
export function GameTable({ games }: GameTableProps) {
  const { currency, total } = games;
  const whole = { id: 'all', game: null, name: messages.all, type: messages.all };
  return (
    <Table
      caption={messages.gamesTable}
      columns={columnsOf(currency)}
      rows={[...gameRows(games), { ...total, ...whole }]}
      rowKey={({ id }) => id}
    />
  );
}
