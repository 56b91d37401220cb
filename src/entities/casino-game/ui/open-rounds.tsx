import { useId } from 'react';
import { formatCount, formatMoney } from '@/shared/lib/format';
import { Button } from '@/shared/ui/button';
import type { CasinoGame, CasinoRound } from '../lib/casino-game';
import { messages } from './messages';
import * as styles from './open-rounds.css';
import { Poster } from './poster';

export interface OpenRoundsProps {
  rounds: readonly CasinoRound[];
  /** Games by their id. */
  games: ReadonlyMap<string, CasinoGame>;
  /** Asked to go on with the game. */
  onResume: (round: CasinoRound) => void;
}

function Row({
  round,
  game,
  onResume,
}: { round: CasinoRound; game: CasinoGame | undefined } & Pick<OpenRoundsProps, 'onResume'>) {
  const { staked, currency, number } = round;
  const name = game?.name ?? messages.unknownGame;
  return (
    <li className={styles.row}>
      <span className={styles.thumb}>
        <Poster art={game?.art ?? { motif: '', glaze: '' }} shape="thumb" />
      </span>
      <span className={styles.words}>
        <b className={styles.name}>
          {name} <span className={styles.round}>{messages.round(formatCount(number))}</span>
        </b>
        <span className={styles.held}>{messages.held(formatMoney(staked, currency))}</span>
      </span>
      {game === undefined || game.state === 'open' ? (
        <Button size="sm" aria-label={messages.resumeOf(name)} onClick={() => onResume(round)}>
          {messages.resume}
        </Button>
      ) : (
        <span className={styles.closed}>{messages.states[game.state]}</span>
      )}
    </li>
  );
}

/** Rounds that were interrupted: what is held of the member's money, and the way back. Nothing where there is none. */
export function OpenRounds({ rounds, games, onResume }: OpenRoundsProps) {
  const id = useId();
  if (rounds.length === 0) return null;
  return (
    <section className={styles.root} aria-labelledby={id}>
      <div className={styles.head}>
        <h2 id={id} className={styles.title}>
          {messages.openRounds}
        </h2>
        <p className={styles.text}>{messages.openRoundsNote}</p>
      </div>
      <ul>
        {rounds.map((round) => (
          <Row key={round.id} round={round} game={games.get(round.gameId)} onResume={onResume} />
        ))}
      </ul>
    </section>
  );
}
