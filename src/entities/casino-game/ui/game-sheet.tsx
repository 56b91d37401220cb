import type { Currency } from '@/shared/lib/format';
import { Button } from '@/shared/ui/button';
import { Sheet } from '@/shared/ui/sheet';
import type { CasinoGame } from '../lib/casino-game';
import { GameFacts } from './game-facts';
import * as styles from './game-sheet.css';
import { messages } from './messages';
import { Poster } from './poster';
import type { StarComponent } from './star';

interface GameSheetProps {
  /** Null while the sheet is closed. */
  game: CasinoGame | null;
  /** Names of providers by their id. */
  providers: ReadonlyMap<string, string>;
  currency: Currency;
  Star: StarComponent;
  onEnter: (game: CasinoGame) => void;
  onClose: () => void;
}

/** What a pointer brings up over a tile, for who has none. */
export function GameSheet({ game, providers, currency, Star, onEnter, onClose }: GameSheetProps) {
  return (
    <Sheet
      open={game !== null}
      onClose={onClose}
      title={game?.name ?? ''}
      side="bottom"
      closeLabel={messages.close}
      headerExtra={game && <Star id={game.id} name={game.name} />}
      footer={
        game && (
          <Button
            size="lg"
            fullWidth
            onClick={() => {
              onClose();
              onEnter(game);
            }}
          >
            {messages.enter}
          </Button>
        )
      }
    >
      {game && (
        <div className={styles.body}>
          <div className={styles.picture}>
            <Poster art={game.art} shape="thumb" />
          </div>
          <div className={styles.facts}>
            <span className={styles.provider}>{providers.get(game.providerId)}</span>
            <GameFacts game={game} currency={currency} isLarge />
          </div>
        </div>
      )}
    </Sheet>
  );
}
