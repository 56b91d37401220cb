import { useGate } from 'effector-react';
import { Tile, TileList } from '@/features/desk-list';
import { loadTexts } from '@/shared/copy';
import { QueryView, useQuery } from '@/shared/ui/query-view';
import { Skeleton } from '@/shared/ui/skeleton';
import { sparkline } from '../lib/sparkline';
import { HealthGate, type SitePart, siteParts } from '../model';
import * as styles from './desk-health.css';
import { messages } from './messages';

function Part({ part }: { part: SitePart }) {
  const { name, state, lags } = part;
  const path = sparkline(lags);
  return (
    <li className={styles.part}>
      <span className={styles.dot} data-state={state} aria-hidden="true" />
      <span>{messages.names[name]}</span>
      <svg
        className={styles.line}
        viewBox={`0 0 ${Math.max(1, lags.length)} 1`}
        preserveAspectRatio="none"
        aria-hidden="true"
      >
        {path !== '' && <path className={styles.path} d={path} />}
      </svg>
      <span className={styles.facts} data-state={state}>
        {messages.factsOf(part)}
      </span>
    </li>
  );
}

/** How feeds, rounds, the casino, the chain and the stream run, and how late they were in the last hour. */
export function DeskHealth() {
  useGate(HealthGate);
  const query = useQuery(siteParts);
  return (
    <Tile title={messages.title} beside={<span className={styles.quiet}>{messages.note}</span>}>
      <QueryView
        {...query}
        texts={{ ...loadTexts, failed: messages.failed }}
        skeleton={<Skeleton height={226} shape="box" />}
      >
        {(parts) => (
          <TileList>
            {parts.map((part) => (
              <Part key={part.name} part={part} />
            ))}
          </TileList>
        )}
      </QueryView>
    </Tile>
  );
}
