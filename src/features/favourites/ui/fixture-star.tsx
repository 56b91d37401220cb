import { IconStar } from '@/shared/icons';
import * as styles from './favourite-star.css';
import { messages } from './messages';
import { useFavourite } from './use-favourite';

export interface FixtureStarProps {
  fixture: { id: string; home: string; away: string };
  /** Whether Tab stops here; inside the row of a grid of prices the arrow keys lead to it. */
  isTabStop: boolean;
}

/** The star in the row or card of a match: as small as its time, on phones in a press area of touch size. */
export function FixtureStar({ fixture, isTabStop }: FixtureStarProps) {
  const name = messages.match(fixture.home, fixture.away);
  const { isFavourite, button } = useFavourite({ kind: 'fixture', id: fixture.id }, name);
  return (
    <button
      {...button}
      className={styles.root({ place: 'row' })}
      tabIndex={isTabStop ? undefined : -1}
    >
      <IconStar size={14} fill={isFavourite ? 'currentColor' : 'none'} />
    </button>
  );
}
