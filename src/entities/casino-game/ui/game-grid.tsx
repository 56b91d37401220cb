import { useState } from 'react';
import type { Currency } from '@/shared/lib/format';
import type { CasinoGame } from '../lib/casino-game';
import * as styles from './game-grid.css';
import { GameSheet } from './game-sheet';
import { GameTile } from './game-tile';
import type { StarComponent } from './star';

export interface GameGridProps {
  /** Name of the list. */
  label: string;
  games: readonly CasinoGame[];
  /** Names of providers by their id. */
  providers: ReadonlyMap<string, string>;
  /** Of the limits. */
  currency: Currency;
  /** The star of a game. */
  Star: StarComponent;
  /** Asked to open a game. */
  onEnter: (game: CasinoGame) => void;
}

/** Games below each other, six in a row and on phones two. By touch a sheet says first what a pointer brings up. */
export function GameGrid({ label, games, providers, currency, Star, onEnter }: GameGridProps) {
  const [looked, setLooked] = useState<CasinoGame | null>(null);
  const onPress = (game: CasinoGame, isTouch: boolean) => {
    if (isTouch) setLooked(game);
    else onEnter(game);
  };
  return (
    <>
      <ul className={styles.root} aria-label={label}>
        {games.map((game) => (
          <GameTile
            key={game.id}
            game={game}
            providerName={providers.get(game.providerId) ?? ''}
            currency={currency}
            Star={Star}
            onPress={onPress}
          />
        ))}
      </ul>
      <GameSheet
        game={looked}
        providers={providers}
        currency={currency}
        Star={Star}
        onEnter={onEnter}
        onClose={() => setLooked(null)}
      />
    </>
  );
}
