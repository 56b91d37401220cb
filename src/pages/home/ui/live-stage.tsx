import { useUnit } from 'effector-react';
import { Link } from '@tanstack/react-router';
import { isInPlay, useFixtureState, useSelection } from '@/entities/game';
import { PickCell } from '@/features/pick-odds';
import { loadTexts } from '@/shared/copy';
import { clockText } from '@/shared/lib/market-dictionary';
import { EmptyState } from '@/shared/ui/empty-state';
import { LinkButton } from '@/shared/ui/link-button';
import { QueryView } from '@/shared/ui/query-view';
import { Score } from '@/shared/ui/score';
import { Skeleton } from '@/shared/ui/skeleton';
import { outcomeWord } from '../lib/outcome-word';
import { cellsOf, type HomeCell, type HomeGame } from '../lib/games';
import { $featured, $liveCount, $liveFailure, $liveGames, liveRetried } from '../model';
import * as styles from './live-stage.css';
import { messages } from './messages';
import { MoreLink } from './section-head';
import { WinBar } from './win-bar';

function Chances({ cells }: { cells: readonly HomeCell[] }) {
  const [home, second, third] = cells;
  // A match has two or three ways to end; the hooks are always three.
  const quotes = [
    useSelection(home?.selectionId ?? ''),
    useSelection(second?.selectionId ?? ''),
    useSelection(third?.selectionId ?? ''),
  ];
  const prices = cells.map(({ outcome }, index) => ({
    outcome,
    odds: quotes[index]?.odds ?? null,
  }));
  return <WinBar prices={prices} />;
}

function Featured({ game }: { game: HomeGame }) {
  const count = useUnit($liveCount);
  const { fixture, leagueName } = game;
  const { id, home, away, sport } = fixture;
  const state = useFixtureState(id);
  const found = cellsOf(game);
  const score = state?.score ?? { home: 0, away: 0 };
  return (
    <div className={styles.layout}>
      <div className={styles.head}>
        <span className={styles.when}>
          <span className={styles.dot} aria-hidden="true" />
          {isInPlay(state) && clockText(sport, state?.clock ?? null)}
        </span>
        <span className={styles.league}>{leagueName}</span>
        <MoreLink to="/korea/live" text={messages.liveCount(count)} />
      </div>
      <div className={styles.sides}>
        <span className={styles.team}>{home}</span>
        <Score {...score} size="display" label={messages.score(home, away, score)} />
        <span className={styles.team}>{away}</span>
      </div>
      {found && <Chances cells={found.cells} />}
      <div className={styles.cells}>
        {found?.cells.map(({ selectionId, outcome, title }) => (
          <PickCell
            key={selectionId}
            selectionId={selectionId}
            title={title}
            label={outcomeWord(outcome)}
            marketStatus={found.market.status}
            layout="row"
          />
        ))}
      </div>
    </div>
  );
}

function StageSkeleton() {
  return (
    <div className={styles.layout}>
      <div className={styles.head}>
        <Skeleton width={180} height={14} />
      </div>
      <div className={styles.skeletonSides}>
        <Skeleton width={96} height={22} />
        <Skeleton width={92} height={40} shape="box" />
        <Skeleton width={96} height={22} />
      </div>
      <Skeleton height={6} />
      <div className={styles.cells}>
        <Skeleton height={42} shape="box" />
        <Skeleton height={42} shape="box" />
        <Skeleton height={42} shape="box" />
      </div>
    </div>
  );
}

function StageEmpty() {
  return (
    <EmptyState
      title={messages.liveEmpty}
      text={messages.liveEmptyText}
      action={
        <LinkButton asChild variant="secondary" size="sm">
          <Link to="/korea/cross">{messages.toCross}</Link>
        </LinkButton>
      }
    />
  );
}

/** The match in front: score, moment, what the odds say, and the prices to pick. */
export function LiveStage() {
  const { game, games, failure, onRetry } = useUnit({
    game: $featured,
    games: $liveGames,
    failure: $liveFailure,
    onRetry: liveRetried,
  });
  return (
    <section className={styles.root} aria-label={messages.stage}>
      <QueryView
        data={games}
        failure={failure}
        texts={{ ...loadTexts, failed: messages.liveFailed }}
        skeleton={<StageSkeleton />}
        empty={<StageEmpty />}
        isTile
        onRetry={onRetry}
      >
        {() => game && <Featured game={game} />}
      </QueryView>
    </section>
  );
}
