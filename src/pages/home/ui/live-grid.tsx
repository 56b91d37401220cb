import { useUnit } from 'effector-react';
import type { ReactNode } from 'react';
import { loadTexts } from '@/shared/copy';
import { useShownLong } from '@/shared/lib/shown-long';
import { VisuallyHidden } from '@/shared/ui/visually-hidden';
import { $liveFailure, $otherLive } from '../model/page';
import * as styles from './home-page.css';
import { LiveCard, LiveCardSkeleton } from './live-card';
import { messages } from './messages';
import { SectionHead } from './section-head';

// As many as there will be on most days, so that nothing below moves.
const places = [...'abcdefgh'];

export interface LiveGridProps {
  /** What stands below: drawn once it is known how many matches there are, so that it never moves. */
  children?: ReactNode;
}

/** The other matches under way; nothing where there are none, for the stage says so already. */
export function LiveGrid({ children }: LiveGridProps) {
  const [games, failure] = useUnit([$otherLive, $liveFailure]);
  const isLoading = useShownLong(games === null && failure === null);
  return (
    <>
      {(isLoading || Boolean(games?.length)) && (
        <section className={styles.section} aria-labelledby="home-live" aria-busy={isLoading}>
          <SectionHead
            id="home-live"
            title={messages.live}
            more={{ to: '/korea/live', text: messages.more, about: messages.live }}
          />
          {isLoading && <VisuallyHidden>{loadTexts.loading}</VisuallyHidden>}
          <ul className={styles.liveGrid}>
            {isLoading
              ? places.map((place) => <LiveCardSkeleton key={place} />)
              : games?.map((game) => <LiveCard key={game.fixture.id} game={game} />)}
          </ul>
        </section>
      )}
      {!isLoading && children}
    </>
  );
}
