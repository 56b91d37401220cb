import { LINES, PAYS, SYMBOLS, type SlotSymbol } from '#rules/casino/slot.ts';
import { formatCount } from '@/shared/lib/format';
import { Note } from '../ui/drawer.tsx';
import * as styles from './crane.css';
import { craneMessages, symbolNames } from './messages.ts';
import { SymbolArt } from './symbol-art.tsx';

const COUNTS = [5, 4, 3] as const;

const roles: Partial<Record<SlotSymbol, string>> = {
  crane: craneMessages.wild,
  coin: craneMessages.scatter,
};

/** What each symbol pays, in multiples of the stake of a line; the one that has just won is framed. */
export function PayTable({ won }: { won: SlotSymbol | null }) {
  return (
    <>
      <ul className={styles.pays}>
        {SYMBOLS.map((symbol) => (
          <li key={symbol} className={styles.pay} data-top={symbol === won}>
            <span className={styles.payArt} data-theme="celadon">
              <SymbolArt symbol={symbol} />
            </span>
            <b className={styles.payName}>
              {[symbolNames[symbol], roles[symbol]].filter(Boolean).join(' · ')}
            </b>
            <dl className={styles.payRows}>
              {COUNTS.map((count) => (
                <div key={count} className={styles.payRow}>
                  <dt>{count}</dt>
                  <dd className={styles.payTimes}>{formatCount(PAYS[symbol][count - 3] ?? 0)}</dd>
                </div>
              ))}
            </dl>
          </li>
        ))}
      </ul>
      <Note>{craneMessages.paysNote}</Note>
    </>
  );
}

const cellPath = (reel: number, row: number): string => `M${reel * 10 + 1} ${row * 10 + 1}h8v8h-8z`;
const ALL_CELLS = [0, 1, 2, 3, 4]
  .flatMap((reel) => [0, 1, 2].map((row) => cellPath(reel, row)))
  .join('');

/** The twenty ways across the reels. */
export function LineTable() {
  return (
    <ol className={styles.lines}>
      {LINES.map((rows, line) => (
        <li key={rows.join('')} className={styles.line}>
          <span>{line + 1}</span>
          <svg
            viewBox="0 0 50 30"
            role="img"
            aria-label={craneMessages.lineRows(rows.map((row) => row + 1))}
          >
            <path className={styles.lineCell} d={ALL_CELLS} />
            <path
              className={styles.lineHit}
              d={rows.map((row, reel) => cellPath(reel, row)).join('')}
            />
          </svg>
        </li>
      ))}
    </ol>
  );
}
