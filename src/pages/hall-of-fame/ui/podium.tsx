import { LevelBadge } from '@/entities/member';
import type { Currency } from '@/shared/lib/format';
import type { FameRow } from '../api';
import { contentOf } from '../lib/content';
import { messages } from './messages';
import { MoonJar } from './moon-jar';
import * as styles from './podium.css';

const ranks = [1, 2, 3] as const;

export interface PodiumProps {
  /** The first three, or as many as there are. */
  rows: readonly FameRow[];
  currency: Currency;
}

/** The first three of a month, each with a moon jar. */
export function Podium({ rows, currency }: PodiumProps) {
  return (
    <ol className={styles.root} aria-label={messages.podium}>
      {rows.map((row, at) => (
        <li key={row.rank} className={styles.card} data-place={at + 1} data-mine={row.isMine}>
          <span className={styles.jar}>
            <MoonJar rank={ranks[at] ?? 3} />
          </span>
          <span className={styles.place}>
            <b className={styles.rank}>{row.rank}</b>
            {messages.place}
          </span>
          <span className={styles.name}>
            <LevelBadge level={row.level} size="sm" />
            {row.nickname}
            <span className={styles.day}>{messages.day(row.settledAt)}</span>
          </span>
          <b className={styles.win}>{messages.win(row.win, currency)}</b>
          <span className={styles.what}>
            <span className={styles.content}>
              {[row.game && messages.gameNames[row.game], contentOf(row)]
                .filter(Boolean)
                .join(' · ')}
            </span>
            <b className={styles.odds}>{messages.times(row.odds)}</b>
          </span>
        </li>
      ))}
    </ol>
  );
}
