import { useUnit } from 'effector-react';
import { $minute } from '@/shared/lib/clock';
import { formatIso } from '@/shared/lib/format';
import { VisuallyHidden } from '@/shared/ui/visually-hidden';
import type { CasinoGame, PlayedGame } from '../lib/casino-game';
import { playedText } from '../lib/game-text';
import { messages } from './messages';
import { Poster } from './poster';
import * as styles from './recent-list.css';

export interface RecentListProps {
  /** Name of the list. */
  label: string;
  /** The latest first. */
  games: readonly PlayedGame[];
  /** Names of providers by their id. */
  providers: ReadonlyMap<string, string>;
  /** Asked to open a game. */
  onEnter: (game: CasinoGame) => void;
}

/** What the member played last; a game that is closed is named all the same. */
export function RecentList({ label, games, providers, onEnter }: RecentListProps) {
  const now = useUnit($minute);
  return (
    <ul className={styles.root} aria-label={label}>
      {games.map(({ game, at }) => {
        const { id, name, art, state, providerId } = game;
        return (
          <li key={id} className={styles.row} data-closed={state !== 'open'}>
            <span className={styles.thumb}>
              <Poster art={art} shape="thumb" />
            </span>
            <span className={styles.words}>
              <button
                type="button"
                className={styles.enter}
                disabled={state !== 'open'}
                onClick={() => onEnter(game)}
              >
                {name} <VisuallyHidden>{messages.enter}</VisuallyHidden>
              </button>
              <span className={styles.note}>
                {state === 'open' ? providers.get(providerId) : messages.states[state]}
              </span>
            </span>
            <time className={styles.note} dateTime={formatIso(at)}>
              {playedText(at, now)}
            </time>
          </li>
        );
      })}
    </ul>
  );
}
