import { useUnit } from 'effector-react';
import { useEffect, useRef } from 'react';
import { fixtureRetried, useFixtureDetail } from '@/entities/game';
import { FavouriteStar } from '@/features/favourites';
import { IconClose } from '@/shared/icons';
import { loadTexts } from '@/shared/copy';
import { IconButton } from '@/shared/ui/icon-button';
import { QueryView } from '@/shared/ui/query-view';
import { Skeleton } from '@/shared/ui/skeleton';
import { Stack } from '@/shared/ui/stack';
import { $fixtureId } from '../model/markets';
import { FixtureMarkets } from './fixture-markets';
import * as styles from './fixture-panel.css';
import { messages } from './messages';

function MarketsSkeleton() {
  return (
    <Stack gap="3">
      <Skeleton shape="box" height={36} />
      <Skeleton shape="box" height={92} />
      <Skeleton shape="box" height={92} />
      <Skeleton shape="box" height={140} />
    </Stack>
  );
}

export interface FixturePanelProps {
  /** Under its row, in the grid of the list; or over the whole list, between the bars of a phone. */
  place: 'row' | 'page';
  onClose: () => void;
}

/** All markets of the fixture that is open. The slip stays beside it, or its bar under it. */
export function FixturePanel({ place, onClose }: FixturePanelProps) {
  const [fixtureId, onRetry] = useUnit([$fixtureId, fixtureRetried]);
  const root = useRef<HTMLElement>(null);
  const head = useRef<HTMLDivElement>(null);
  const { detail, failure } = useFixtureDetail(fixtureId);

  // A link leads to the panel, wherever its row is; on a phone it is the whole page.
  useEffect(() => {
    if (place === 'page') root.current?.focus({ preventScroll: true });
    else head.current?.scrollIntoView({ block: 'nearest' });
  }, [place]);

  const title = detail ? messages.match(detail.fixture.home, detail.fixture.away) : messages.title;
  return (
    <section
      ref={root}
      tabIndex={-1}
      aria-label={title}
      className={styles.root({ place })}
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return;
        event.stopPropagation();
        onClose();
      }}
    >
      <div ref={head} className={styles.head({ place })}>
        <h2 className={styles.title}>{title}</h2>
        <span className={styles.tools}>
          {fixtureId !== null && detail && (
            <FavouriteStar kind="fixture" id={fixtureId} name={title} />
          )}
          <IconButton label={messages.close} onClick={onClose}>
            <IconClose size={20} />
          </IconButton>
        </span>
      </div>
      <div className={styles.body({ place })}>
        <QueryView
          data={detail}
          failure={failure}
          texts={{ ...loadTexts, failed: messages.failed }}
          skeleton={<MarketsSkeleton />}
          onRetry={() => onRetry(fixtureId ?? '')}
        >
          {(shown) => <FixtureMarkets detail={shown} isInGrid={place === 'row'} />}
        </QueryView>
      </div>
    </section>
  );
}
