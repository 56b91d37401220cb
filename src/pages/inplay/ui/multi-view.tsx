import { useGate, useUnit } from 'effector-react';
import { useRef } from 'react';
import { StaleBar } from '@/entities/game';
import { BoardGate } from '@/shared/lib/landmarks';
import { useOddsGrid } from '@/shared/ui/odds-grid';
import { $watched } from '../model/page';
import { messages } from './messages';
import * as styles from './multi-view.css';
import { WatchCard } from './watch-card';

/** Up to four matches side by side, each with its scoreboard and its first markets. */
export function MultiView() {
  const watched = useUnit($watched);
  const root = useRef<HTMLDivElement>(null);
  const grid = useOddsGrid(root, { label: messages.watched(watched.length) });
  useGate(BoardGate);
  return (
    <>
      <StaleBar />
      <div ref={root} {...grid} id="board" className={styles.root}>
        {watched.map((id) => (
          <WatchCard key={id} fixtureId={id} />
        ))}
      </div>
    </>
  );
}
