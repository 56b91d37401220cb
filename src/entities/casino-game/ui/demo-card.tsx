import { IconPlay } from '@/shared/icons';
import { VisuallyHidden } from '@/shared/ui/visually-hidden';
import type { CasinoGame } from '../lib/casino-game';
import { categoryNames, kindNames, rtpText } from '../lib/words';
import * as styles from './demo-card.css';
import { messages } from './messages';
import { Poster } from './poster';
import type { StarComponent } from './star';

export interface DemoCardProps {
  game: CasinoGame;
  /** The star of the game. */
  Star: StarComponent;
  /** Asked to open the game. */
  onEnter: (game: CasinoGame) => void;
}

/** What it is, and the best of its bets where it has several. */
function factOf({ kind, category, rtp }: CasinoGame): string {
  const name =
    messages.bestBets[category] ?? (kind === 'slot' ? kindNames.slot : categoryNames[category]);
  return rtp === null ? name : `${name} · ${messages.rtpOf(rtpText(rtp))}`;
}

/** A game of the demonstration's provider, which can be played: its button is as large as the card. */
export function DemoCard({ game, Star, onEnter }: DemoCardProps) {
  const { id, name, art, state } = game;
  const isOpen = state === 'open';
  return (
    <div className={styles.root} data-theme="celadon" data-closed={!isOpen}>
      <Poster art={art} shape="wide" />
      <span className={styles.tag} data-closed={!isOpen}>
        {isOpen ? messages.playable : messages.states[state]}
      </span>
      <div className={styles.foot}>
        <span className={styles.words}>
          <button
            type="button"
            className={styles.enter}
            disabled={!isOpen}
            onClick={() => onEnter(game)}
          >
            {name} <VisuallyHidden>{messages.enter}</VisuallyHidden>
          </button>
          <span className={styles.fact}>{factOf(game)}</span>
        </span>
        {isOpen && (
          <span className={styles.play}>
            <IconPlay size={14} fill="currentColor" />
          </span>
        )}
      </div>
      <span className={styles.star}>
        <Star id={id} name={name} />
      </span>
    </div>
  );
}
