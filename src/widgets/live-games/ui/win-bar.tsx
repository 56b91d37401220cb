import { assignInlineVars } from '@vanilla-extract/dynamic';
import { winnerLabel } from '@/entities/market-dictionary';
import { winShares } from '../lib/games';
import { messages } from './messages';
import * as styles from './win-bar.css';

export interface WinBarProps {
  /** Outcomes from home to away, with odds in hundredths; null where a price is unknown. */
  prices: readonly { outcome: string; odds: number | null }[];
}

const sides: Record<string, 'home' | 'draw' | 'away'> = { 1: 'home', X: 'draw', 2: 'away' };

/** What the odds say about who wins: shares without the margin, as words and as a bar. */
export function WinBar({ prices }: WinBarProps) {
  const shares = winShares(prices.map(({ odds }) => odds));
  return (
    <div className={styles.root}>
      <p className={styles.words}>
        {shares !== null && (
          <>
            <span>{messages.shares}</span>
            {prices.map(({ outcome }, index) => (
              <span key={outcome}>{messages.share(winnerLabel(outcome), shares[index] ?? 0)}</span>
            ))}
          </>
        )}
      </p>
      <div className={styles.bar} aria-hidden="true">
        {shares !== null &&
          prices.map(({ outcome }, index) => (
            <span
              key={outcome}
              className={styles.part({ side: sides[outcome] })}
              style={assignInlineVars({ [styles.share]: String(shares[index] ?? 0) })}
            />
          ))}
      </div>
    </div>
  );
}
