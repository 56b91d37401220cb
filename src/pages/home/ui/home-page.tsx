import { useUnit } from 'effector-react';
import { Suspense } from 'react';
import { StaleBar } from '@/entities/game';
import { InTurn } from '@/shared/lib/in-turn';
import { lazyPart } from '@/shared/lib/lazy-part';
import { BetSlip } from '@/widgets/bet-slip';
import { $isCompact, $isSlipShown } from '../model/page';
import { Account } from './account';
import { BoardTiles } from './board-tiles';
import { BonusTile } from './bonus-tile';
import * as styles from './home-page.css';
import { LiveGrid } from './live-grid';
import { LiveStage } from './live-stage';
import { root as stagePlace } from './live-stage.css';
import { messages } from './messages';
import { MoreParts } from './more-parts';
import { NewsCard } from './news-card';
import { NextGames } from './next-games';
import { root as nextPlace } from './next-games.css';

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

function Notices() {
  return (
    <aside className={styles.notices} aria-label={messages.news}>
      <BonusTile />
      <NewsCard />
    </aside>
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
            <InTurn place={<div className={stagePlace} />}>
              <LiveStage />
            </InTurn>
            <InTurn place={<div className={nextPlace} />}>
              <NextGames />
            </InTurn>
          </div>
          {/* At once, because a guest's is in the first picture already (index.html). */}
          {isCompact && <Account />}
          <InTurn>
            <LiveGrid>
              <InTurn>
                <BoardTiles />
                <Suspense fallback={<div className={styles.tilesPlace} />}>
                  <GameTiles />
                  {/* Above what is drawn on the way down, or it would be pushed on by each part. */}
                  {isCompact && <Notices />}
                  <MoreParts />
                </Suspense>
              </InTurn>
            </LiveGrid>
          </InTurn>
        </div>
        <div className={styles.side}>
          <InTurn>
            <Slip />
            {!isCompact && (
              <>
                <Account />
                <Notices />
              </>
            )}
          </InTurn>
        </div>
      </div>
    </div>
  );
}
