import { useUnit } from 'effector-react';
import { Heading } from '@/shared/ui/heading';
import { $search } from '../model/table';
import { CompetitionTabs } from './competition-tabs';
import { InfoFilters } from './info-filters';
import { InfoSearch } from './info-search';
import { messages } from './messages';
import * as styles from './sports-info-page.css';
import { StandingTable } from './standing-table';
import { TeamPanel } from './team-panel';

/** Tables of leagues by their results, with the record of a team beside it. */
export function SportsInfoPage() {
  const { team } = useUnit($search);
  return (
    <div className={styles.root}>
      <Heading level={1}>{messages.title}</Heading>
      <InfoSearch />
      <CompetitionTabs />
      <InfoFilters />
      <div className={styles.body} data-team={team !== '' || undefined}>
        <StandingTable />
        {team !== '' && (
          <div className={styles.record}>
            <TeamPanel />
          </div>
        )}
      </div>
    </div>
  );
}
