import { useUnit } from 'effector-react';
import { loadTexts } from '@/shared/copy';
import { IconChevronLeft, IconChevronRight, IconFame, IconWaiting } from '@/shared/icons';
import { monthAt } from '@/shared/lib/month';
import { Card } from '@/shared/ui/card';
import { Chip } from '@/shared/ui/chip';
import { EmptyState } from '@/shared/ui/empty-state';
import { IconButton } from '@/shared/ui/icon-button';
import { QueryView, useQuery } from '@/shared/ui/query-view';
import { Skeleton } from '@/shared/ui/skeleton';
import { CommunityFrame } from '@/widgets/community-nav';
import type { HallOfFame } from '../api';
import { $search, fame, filterChanged, monthTurned } from '../model';
import { games, orders } from '../search';
import { FameTable } from './fame-table';
import * as styles from './hall-of-fame-page.css';
import { messages } from './messages';
import { Podium } from './podium';
import { Winners } from './winners';

/** Those that are not in the table. */
const onPodium = 3;

function Months() {
  const [data, onTurn] = useUnit([fame.$data, monthTurned]);
  return (
    <>
      <span className={styles.note}>{messages.note}</span>
      {data === null ? (
        <div className={styles.months}>
          <Skeleton width={176} height={44} shape="box" />
        </div>
      ) : (
        // biome-ignore lint/a11y/useSemanticElements: no fields of a form
        <div role="group" aria-label={messages.monthLabel} className={styles.months}>
          <IconButton label={messages.previous} onClick={() => onTurn(-1)}>
            <IconChevronLeft size={18} />
          </IconButton>
          <b aria-live="polite">{messages.month(data.month)}</b>
          <IconButton
            label={messages.next}
            disabled={data.month >= monthAt(data.at)}
            onClick={() => onTurn(1)}
          >
            <IconChevronRight size={18} />
          </IconButton>
        </div>
      )}
    </>
  );
}

function Filters() {
  const [search, data, onChange] = useUnit([$search, fame.$data, filterChanged]);
  return (
    <div className={styles.filters}>
      <fieldset className={styles.chips} aria-label={messages.game}>
        {games.map((game) => (
          <Chip key={game} selected={search.game === game} onClick={() => onChange({ game })}>
            {messages.games[game]}
          </Chip>
        ))}
      </fieldset>
      <fieldset className={styles.chips} aria-label={messages.order}>
        {orders.map((by) => (
          <Chip key={by} selected={search.by === by} onClick={() => onChange({ by })}>
            {messages.orders[by]}
          </Chip>
        ))}
      </fieldset>
      {data && (
        <span className={styles.at}>
          <IconWaiting size={16} />
          {messages.at(data.at)}
        </span>
      )}
    </div>
  );
}

function Best({ data: { rows, own, currency } }: { data: HallOfFame }) {
  if (rows.length === 0)
    return (
      <Card>
        <EmptyState
          icon={<IconFame size={28} />}
          title={messages.empty}
          text={messages.emptyText}
        />
      </Card>
    );
  const below = rows.slice(onPodium);
  const ownBelow = own !== null && own.rank > onPodium ? own : null;
  return (
    <div className={styles.best}>
      <Podium rows={rows.slice(0, onPodium)} currency={currency} />
      {(below.length > 0 || ownBelow !== null) && (
        <FameTable rows={below} own={ownBelow} currency={currency} />
      )}
    </div>
  );
}

/** The best wins of a month, and the tournaments that were paid last. */
export function HallOfFamePage() {
  const page = useQuery(fame);
  return (
    <CommunityFrame title={messages.title} head={<Months />}>
      <Filters />
      <QueryView
        {...page}
        texts={{ ...loadTexts, failed: messages.failed }}
        skeleton={<Skeleton height={560} shape="box" />}
      >
        {(data) => (
          <div className={styles.columns}>
            <Best data={data} />
            <div className={styles.side}>
              <Winners winners={data.winners} />
              <ul className={styles.notes} aria-label={messages.notes}>
                {messages.noteLines.map((line) => (
                  <li key={line} className={styles.line}>
                    {line}
                  </li>
                ))}
              </ul>
            </div>
          </div>
        )}
      </QueryView>
    </CommunityFrame>
  );
}
