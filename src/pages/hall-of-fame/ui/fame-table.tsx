import { LevelBadge } from '@/entities/member';
import type { Currency } from '@/shared/lib/format';
import type { FameRow } from '../api';
import { contentOf } from '../lib/content';
import * as styles from './fame-table.css';
import { messages } from './messages';

const { columns: heads } = messages;

interface RowProps {
  row: FameRow;
  /** The member's best. */
  isOwn: boolean;
  currency: Currency;
}

function Row({ row, isOwn, currency }: RowProps) {
  const { rank, nickname, level, game, odds, win, settledAt } = row;
  const text = contentOf(row);
  return (
    <tr className={styles.row} data-own={isOwn}>
      <td className={styles.rank}>{rank}</td>
      <td className={styles.name}>
        <LevelBadge level={level} size="sm" />
        <span className={styles.nickname}>
          <b>{nickname}</b>
          {isOwn && <span className={styles.note}>{messages.own}</span>}
        </span>
      </td>
      <td className={styles.what}>
        {game && <span className={styles.game}>{messages.gameNames[game]}</span>}
        <span className={styles.text} title={text}>
          {text}
        </span>
      </td>
      <td className={styles.odds}>{messages.odds(odds)}</td>
      <td className={styles.win}>{messages.win(win, currency)}</td>
      <td className={styles.day}>{messages.day(settledAt)}</td>
    </tr>
  );
}

export interface FameTableProps {
  /** From the fourth on. */
  rows: readonly FameRow[];
  /** The member's best: at its own place among the rows, below them, or null where it is above them or there is none. */
  own: FameRow | null;
  currency: Currency;
}

/** Wins below each other. The member's own is pinned to the foot of the window until its place is visible. */
export function FameTable({ rows, own, currency }: FameTableProps) {
  const isOwn = (row: FameRow) => row.rank === own?.rank;
  return (
    <table className={styles.root} aria-label={messages.table}>
      <thead className={styles.part}>
        <tr className={styles.head}>
          {Object.values(heads).map((head) => (
            <th key={head} scope="col">
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody className={styles.part}>
        {rows.map((row) => (
          <Row key={row.rank} row={row} isOwn={isOwn(row)} currency={currency} />
        ))}
        {own !== null && !rows.some(isOwn) && <Row row={own} isOwn currency={currency} />}
      </tbody>
    </table>
  );
}
