import { useUnit } from 'effector-react';
import { loadTexts } from '@/shared/copy';
import { Card } from '@/shared/ui/card';
import { QueryView, useQuery } from '@/shared/ui/query-view';
import { Skeleton } from '@/shared/ui/skeleton';
import { $search, filterChanged, table } from '../model/table';
import { messages } from './messages';
import * as styles from './standing-table.css';
import { Standings } from './standings';

const skeletonRows = ['52%', '44%', '60%', '48%', '56%', '50%', '46%', '58%'];

function TableSkeleton() {
  return (
    <Card padding="0" clip>
      {skeletonRows.map((width) => (
        <div key={width} className={styles.skeletonRow}>
          <Skeleton width={width} />
        </div>
      ))}
    </Card>
  );
}

/** The table of a league; a press on a team shows its record. */
export function StandingTable() {
  const [{ team }, onChange] = useUnit([$search, filterChanged]);
  const query = useQuery(table);
  return (
    <div className={styles.root}>
      <QueryView
        {...query}
        texts={{ ...loadTexts, failed: messages.failed }}
        skeleton={<TableSkeleton />}
      >
        {({ league, rows, countsFrom }) => (
          <Standings
            league={league}
            rows={rows}
            countsFrom={countsFrom}
            openTeam={team}
            teamOf={({ teamId, name }) => (
              <button
                type="button"
                aria-pressed={teamId === team}
                className={styles.button}
                onClick={() => onChange({ team: teamId === team ? '' : teamId })}
              >
                {name}
              </button>
            )}
          />
        )}
      </QueryView>
    </div>
  );
}
