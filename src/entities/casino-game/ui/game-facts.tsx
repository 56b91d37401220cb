import type { Currency } from '@/shared/lib/format';
import type { CasinoGame } from '../lib/casino-game';
import { limitsText } from '../lib/game-text';
import { rtpText, volatilityNames } from '../lib/words';
import * as styles from './game-facts.css';
import { messages } from './messages';

interface GameFactsProps {
  game: CasinoGame;
  /** Of the limits. */
  currency: Currency;
  /** In a sheet, where there is room. */
  isLarge?: boolean;
}

/** What a game gives back, how it does, and what can be staked; what its provider does not say is left out. */
export function GameFacts({ game, currency, isLarge = false }: GameFactsProps) {
  const { rtp, volatility } = game;
  return (
    <dl className={styles.root({ isLarge })}>
      {rtp !== null && (
        <div className={styles.fact}>
          <dt>{messages.rtp}</dt>
          <dd className={styles.value}>{rtpText(rtp)}</dd>
        </div>
      )}
      {volatility !== null && (
        <div className={styles.fact}>
          <dt>{messages.volatility}</dt>
          <dd className={styles.value}>{volatilityNames[volatility]}</dd>
        </div>
      )}
      <div className={styles.fact}>
        <dt>{messages.limits}</dt>
        <dd className={styles.value}>{limitsText(game, currency)}</dd>
      </div>
    </dl>
  );
}
