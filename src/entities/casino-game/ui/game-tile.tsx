import { useRef } from 'react';
import { IconMaintenance } from '@/shared/icons';
import type { Currency } from '@/shared/lib/format';
import type { CasinoGame } from '../lib/casino-game';
import { untilText } from '../lib/game-text';
import { GameFacts } from './game-facts';
import * as styles from './game-tile.css';
import { messages } from './messages';
import { Poster } from './poster';
import type { StarComponent } from './star';

export interface GameTileProps {
  game: CasinoGame;
  providerName: string;
  /** Of the limits. */
  currency: Currency;
  /** The star of the game. */
  Star: StarComponent;
  /** Pressed, by a finger or otherwise. */
  onPress: (game: CasinoGame, isTouch: boolean) => void;
}

function Closed({ state, until }: { state: 'maintenance' | 'unconnected'; until: number | null }) {
  return (
    <div className={styles.closed} data-theme="celadon">
      <IconMaintenance size={24} strokeWidth={1.6} className={styles.closedMark} />
      <b className={styles.closedState} data-state={state}>
        {messages.states[state]}
      </b>
      {until !== null && <span>{untilText(until)}</span>}
    </div>
  );
}

/** What a pointer or the focus brings up; the button is as large as the picture. */
function Entry({ game, currency, onPress }: Pick<GameTileProps, 'game' | 'currency' | 'onPress'>) {
  const isTouch = useRef(false);
  return (
    <div className={styles.info({ kind: game.kind })} data-theme="celadon">
      <GameFacts game={game} currency={currency} />
      <button
        type="button"
        className={styles.enter({ kind: game.kind })}
        aria-label={messages.enterOf(game.name)}
        onPointerDown={({ pointerType }) => {
          isTouch.current = pointerType === 'touch';
        }}
        onClick={() => {
          onPress(game, isTouch.current);
          // The next press may be one of the keyboard.
          isTouch.current = false;
        }}
      >
        {messages.enter}
      </button>
    </div>
  );
}

/** A game in a list: its picture and name, and what is to be known of it before it is entered. */
export function GameTile({ game, providerName, currency, Star, onPress }: GameTileProps) {
  const { id, kind, name, state, until, art, isNew } = game;
  return (
    <li className={styles.root} data-closed={state !== 'open'}>
      <div className={styles.picture({ kind })}>
        <Poster art={art} shape={kind === 'slot' ? 'slot' : 'live'} />
        {state === 'open' ? (
          <Entry game={game} currency={currency} onPress={onPress} />
        ) : (
          <Closed state={state} until={until} />
        )}
        {isNew && (
          <span className={styles.fresh} data-theme="celadon">
            {messages.isNew}
          </span>
        )}
        <span className={styles.star}>
          <Star id={id} name={name} />
        </span>
      </div>
      <b className={styles.name}>{name}</b>
      <span className={styles.provider}>{providerName}</span>
    </li>
  );
}
