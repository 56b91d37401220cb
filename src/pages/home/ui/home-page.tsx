import { useUnit } from 'effector-react';
import { Suspense } from 'react';
import { StaleBar } from '@/entities/game';
import { InTurn } from '@/shared/lib/in-turn';
import { lazyPart } from '@/shared/lib/lazy-part';
import { AccountColumn } from '@/widgets/account-column';
import { BetSlip } from '@/widgets/bet-slip';
import { LiveGrid, LiveStage, NextGames, NextPlace, StagePlace } from '@/widgets/live-games';
import { $isCompact, $isSlipShown } from '../model';
import { BoardTiles } from './board-tiles';
import { BonusTile } from './bonus-tile';
import * as styles from './home-page.css';
import { messages } from './messages';
import { MoreParts } from './more-parts';
import { NewsCard } from './news-card';

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
            <InTurn place={<StagePlace />}>
              <LiveStage />
            </InTurn>
            <InTurn place={<NextPlace />}>
              <NextGames />
            </InTurn>
          </div>
          {/* At once, because a guest's is in the first picture already (index.html). */}
          {isCompact && <AccountColumn />}
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
                <AccountColumn />
                <Notices />
              </>
            )}
          </InTurn>
        </div>
      </div>
    </div>
  );
}
