import { useUnit } from 'effector-react';
import { lazy, Suspense } from 'react';
import { StaleBar } from '@/entities/game';
import { lazyPart } from '@/shared/lib/lazy-part';
import { $isCompact, $isSlipShown } from '../model';
import { Account } from './account';
import { BoardTiles } from './board-tiles';
import { BonusTile } from './bonus-tile';
import * as styles from './home-page.css';
import { LiveGrid } from './live-grid';
import { LiveStage } from './live-stage';
import { messages } from './messages';
import { NewsCard } from './news-card';
import { NextGames } from './next-games';

// The slip and placing are not needed before the first pick.
const BetSlip = lazy(async () => ({ default: (await import('@/widgets/bet-slip')).BetSlip }));

// Below the fold of phones and desktops.
const GameTiles = lazyPart(async () => (await import('./game-tiles')).GameTiles);

function Slip() {
  const isShown = useUnit($isSlipShown);
  if (!isShown) return null;
  return (
    <div id="slip" className={styles.slip}>
      <Suspense>
        <BetSlip />
      </Suspense>
    </div>
  );
}

/** What matters now: matches under way, what begins next, the member's own bets, notices. */
export function HomePage() {
  const isCompact = useUnit($isCompact);
  return (
    <div className={styles.frame}>
      <h1 className={styles.title}>{messages.title}</h1>
      <StaleBar />
      <div className={styles.root}>
        <div className={styles.main}>
          <div className={styles.top}>
            <LiveStage />
            <NextGames />
          </div>
          {isCompact && <Account />}
          <LiveGrid />
          <BoardTiles />
          <Suspense fallback={<div className={styles.tilesPlace} />}>
            <GameTiles />
          </Suspense>
        </div>
        <aside className={styles.side} aria-label={messages.news}>
          <Slip />
          {!isCompact && <Account />}
          <BonusTile />
          <NewsCard />
        </aside>
      </div>
    </div>
  );
}
