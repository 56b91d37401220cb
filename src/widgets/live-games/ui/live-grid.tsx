import { Link } from '@tanstack/react-router';
import { useUnit } from 'effector-react';
import type { ReactNode } from 'react';
import { loadTexts } from '@/shared/copy';
import { useShownLong } from '@/shared/lib/shown-long';
import { Section } from '@/shared/ui/section';
import { VisuallyHidden } from '@/shared/ui/visually-hidden';
import { $liveFailure, $otherLive } from '../model';
import { LiveCard, LiveCardSkeleton } from './live-card';
import * as styles from './live-grid.css';
import { messages } from './messages';

// As many as there will be on most days, so that nothing below moves.
const places = [...'abcdefgh'];

export interface LiveGridProps {
  /** What is below: drawn once it is known how many matches there are, so that it never moves. */
  children?: ReactNode;
}

/** The other matches under way; nothing where there are none, for the stage says so already. */
export function LiveGrid({ children }: LiveGridProps) {
  const [games, failure] = useUnit([$otherLive, $liveFailure]);
  const isLoading = useShownLong(games === null && failure === null);
  return (
    <>
      {(isLoading || Boolean(games?.length)) && (
        <Section
          id="home-live"
          title={messages.live}
          more={<Link to="/korea/live">{messages.more}</Link>}
          about={messages.live}
          isBusy={isLoading}
        >
          {isLoading && <VisuallyHidden>{loadTexts.loading}</VisuallyHidden>}
          <ul className={styles.root}>
            {isLoading
              ? places.map((place) => <LiveCardSkeleton key={place} />)
              : games?.map((game) => <LiveCard key={game.fixture.id} game={game} />)}
          </ul>
        </Section>
      )}
      {!isLoading && children}
    </>
  );
}
