import { isInPlay, useFixtureState } from '@/entities/game';
import { clockText } from '@/entities/market-dictionary';
import { Skeleton } from '@/shared/ui/skeleton';
import { VisuallyHidden } from '@/shared/ui/visually-hidden';
import type { HomeGame } from '../lib/games';
import { GameCells } from './game-cells';
import * as styles from './live-card.css';
import { messages } from './messages';

export interface LiveCardProps {
  game: HomeGame;
}

/** A match under way in small: moment, sides with their points, prices. */
export function LiveCard({ game }: LiveCardProps) {
  const { fixture, leagueName } = game;
  const { id, home, away, sport } = fixture;
  const state = useFixtureState(id);
  const score = state?.score ?? { home: 0, away: 0 };
  return (
    <li className={styles.root}>
      <VisuallyHidden>{messages.score(home, away, score)}</VisuallyHidden>
      <div className={styles.head}>
        <span className={styles.when}>
          {isInPlay(state) && clockText(sport, state?.clock ?? null)}
        </span>
        <span className={styles.league}>{leagueName}</span>
      </div>
      <div aria-hidden="true">
        <div className={styles.side}>
          <span className={styles.team}>{home}</span>
          <span className={styles.points}>{score.home}</span>
        </div>
        <div className={styles.side}>
          <span className={styles.team}>{away}</span>
          <span className={styles.points}>{score.away}</span>
        </div>
      </div>
      <div className={styles.cells}>
        <GameCells game={game} />
      </div>
    </li>
  );
}

/** Holds the place of a live card. */
export function LiveCardSkeleton() {
  return (
    <li className={styles.root} aria-hidden="true">
      <Skeleton width="60%" height={17} />
      <div>
        <Skeleton height={21} />
        <Skeleton height={21} />
      </div>
      <Skeleton height={46} shape="box" />
    </li>
  );
}
