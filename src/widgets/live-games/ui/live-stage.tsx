import { useUnit } from 'effector-react';
import { Link } from '@tanstack/react-router';
import { isInPlay, useFixtureState, useSelection } from '@/entities/game';
import { PickCell } from '@/features/pick-odds';
import { loadTexts } from '@/shared/copy';
import { $minute } from '@/shared/lib/clock';
import { formatIso, formatTime } from '@/shared/lib/format';
import { clockText, winnerLabel } from '@/entities/market-dictionary';
import { EmptyState } from '@/shared/ui/empty-state';
import { LinkButton } from '@/shared/ui/link-button';
import { QueryView } from '@/shared/ui/query-view';
import { Score } from '@/shared/ui/score';
import { MoreLink } from '@/shared/ui/section';
import { Skeleton } from '@/shared/ui/skeleton';
import { cellsOf, type HomeCell, type HomeGame } from '../lib/games';
import { kickOffWords } from '../lib/kick-off';
import { $liveCount, $liveFailure, $stage, liveRetried } from '../model';
import * as styles from './live-stage.css';
import { messages } from './messages';
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

/** The moment of a match in play, or the time that is left till it begins. */
function When({ fixture: { id, sport, startsAt } }: HomeGame) {
  const now = useUnit($minute);
  const state = useFixtureState(id);
  if (!isInPlay(state))
    return <span className={styles.soon}>{messages.kickOff(kickOffWords(startsAt, now))}</span>;
  return (
    <span className={styles.when}>
      <span className={styles.dot} aria-hidden="true" />
      {clockText(sport, state?.clock ?? null)}
    </span>
  );
}

/** The score, or the time of the kick-off. */
function Middle({ fixture: { id, home, away, startsAt } }: HomeGame) {
  const state = useFixtureState(id);
  if (!isInPlay(state))
    return (
      <time className={styles.kickOff} dateTime={formatIso(startsAt)}>
        {formatTime(startsAt)}
      </time>
    );
  const score = state?.score ?? { home: 0, away: 0 };
  return <Score {...score} size="display" label={messages.score(home, away, score)} />;
}

function Featured({ game }: { game: HomeGame }) {
  const count = useUnit($liveCount);
  const { fixture, leagueName } = game;
  const { home, away } = fixture;
  const found = cellsOf(game);
  return (
    <div className={styles.layout}>
      <div className={styles.head}>
        <When {...game} />
        <span className={styles.league}>{leagueName}</span>
        <MoreLink>
          <Link to="/korea/live">{messages.liveCount(count)}</Link>
        </MoreLink>
      </div>
      <div className={styles.sides}>
        <span className={styles.team}>{home}</span>
        <Middle {...game} />
        <span className={styles.team}>{away}</span>
      </div>
      {found && <Chances cells={found.cells} />}
      <div className={styles.cells}>
        {found?.cells.map(({ selectionId, outcome, title }) => (
          <PickCell
            key={selectionId}
            selectionId={selectionId}
            title={title}
            label={winnerLabel(outcome)}
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

/** Holds the place of the stage. */
export function StagePlace() {
  return <div className={styles.root} />;
}

/** The match in front: score, moment, what the odds say, and the prices to pick. */
export function LiveStage() {
  const { stage, failure, onRetry } = useUnit({
    stage: $stage,
    failure: $liveFailure,
    onRetry: liveRetried,
  });
  return (
    <section className={styles.root} aria-label={messages.stage}>
      <QueryView
        data={stage}
        isEmpty={({ game }) => game === null}
        failure={failure}
        texts={{ ...loadTexts, failed: messages.liveFailed }}
        skeleton={<StageSkeleton />}
        empty={<StageEmpty />}
        isTile
        onRetry={onRetry}
      >
        {({ game }) => game && <Featured game={game} />}
      </QueryView>
    </section>
  );
}
