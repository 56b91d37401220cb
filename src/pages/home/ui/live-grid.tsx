import { useUnit } from 'effector-react';
import { loadTexts } from '@/shared/copy';
import { useShownLong } from '@/shared/lib/shown-long';
import { VisuallyHidden } from '@/shared/ui/visually-hidden';
import { $liveFailure, $otherLive } from '../model';
import * as styles from './home-page.css';
import { LiveCard, LiveCardSkeleton } from './live-card';
import { messages } from './messages';
import { SectionHead } from './section-head';

// As many as there will be on most days, so that nothing below moves.
const places = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'];

/** The other matches under way; nothing where there are none, for the stage says so already. */
export function LiveGrid() {
  const [games, failure] = useUnit([$otherLive, $liveFailure]);
  const isLoading = useShownLong(games === null && failure === null);
  if (!isLoading && (games === null || games.length === 0)) return null;
  return (
    <section className={styles.section} aria-labelledby="home-live" aria-busy={isLoading}>
      <SectionHead
        id="home-live"
        title={messages.live}
        more={{ to: '/korea/live', text: messages.more, about: messages.live }}
      />
      {isLoading && <VisuallyHidden>{loadTexts.loading}</VisuallyHidden>}
      <ul className={styles.liveGrid}>
        {isLoading || games === null
          ? places.map((place) => <LiveCardSkeleton key={place} />)
          : games.map((game) => <LiveCard key={game.fixture.id} game={game} />)}
      </ul>
    </section>
  );
}
