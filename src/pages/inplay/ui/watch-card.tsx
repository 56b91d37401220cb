import { Link } from '@tanstack/react-router';
import { useUnit } from 'effector-react';
import {
  type Detail,
  fixtureRetried,
  interruptionText,
  isInPlay,
  useFixtureDetail,
  useFixtureState,
} from '@/entities/game';
import { momentText, useCourse } from '@/features/match-course';
import { loadTexts } from '@/shared/copy';
import { IconClose } from '@/shared/icons';
import { $now } from '@/shared/lib/clock';
import { IconButton } from '@/shared/ui/icon-button';
import { LinkButton } from '@/shared/ui/link-button';
import { QueryView } from '@/shared/ui/query-view';
import { Skeleton } from '@/shared/ui/skeleton';
import { VisuallyHidden } from '@/shared/ui/visually-hidden';
import { MainMarkets } from '@/widgets/fixture-markets';
import { MomentumView, Scoreboard } from '@/widgets/live-match';
import { gameSearch } from '../lib/href';
import { watchToggled } from '../model/page';
import { messages } from './messages';
import * as styles from './watch-card.css';

export interface WatchCardProps {
  fixtureId: string;
}

/** Types of market in a card. */
const markets = 2;

function Watched({ detail }: { detail: Detail }) {
  const { fixture } = detail;
  const { id, sport, home, away } = fixture;
  const [now, onToggle] = useUnit([$now, watchToggled]);
  const state = useFixtureState(id);
  const { scores, counts, events } = useCourse(id);
  const isLive = isInPlay(state);
  const halt = interruptionText(state);
  const moment = halt?.text ?? (momentText(sport, state?.clock ?? null) || messages.live);
  return (
    <>
      <VisuallyHidden>
        <h2>{messages.match(home, away)}</h2>
      </VisuallyHidden>
      <div className={styles.head}>
        <b className={styles.moment}>{isLive ? moment : detail.league.name}</b>
        <LinkButton asChild size="sm" variant="secondary">
          <Link to="/inplay" search={gameSearch(id)}>
            {messages.open}
          </Link>
        </LinkButton>
        <IconButton label={messages.unwatch(home, away)} onClick={() => onToggle(id)}>
          <IconClose size={16} />
        </IconButton>
      </div>
      <Scoreboard fixture={fixture} state={state} scores={scores} counts={counts} size="sm" />
      {isLive && (
        <MomentumView
          fixture={fixture}
          state={state}
          events={events}
          scores={scores}
          counts={counts}
          now={now}
        />
      )}
      <MainMarkets detail={detail} count={markets} />
    </>
  );
}

/** One of the matches that are shown side by side. */
export function WatchCard({ fixtureId }: WatchCardProps) {
  const onRetry = useUnit(fixtureRetried);
  const { detail, failure } = useFixtureDetail(fixtureId);
  return (
    <section
      className={styles.root}
      aria-label={detail ? messages.match(detail.fixture.home, detail.fixture.away) : messages.live}
    >
      <QueryView
        data={detail}
        failure={failure}
        texts={{ ...loadTexts, failed: messages.gameFailed }}
        skeleton={<Skeleton shape="box" height={390} />}
        onRetry={() => onRetry(fixtureId)}
      >
        {(shown) => <Watched detail={shown} />}
      </QueryView>
    </section>
  );
}
