import { Link } from '@tanstack/react-router';
import { useUnit } from 'effector-react';
import { Flag } from '@/entities/game';
import { TabLink, TabNav } from '@/shared/ui/tab-nav';
import { tableSearch } from '../lib/links';
import { $search, table } from '../model/table';
import * as styles from './competition-tabs.css';
import { messages } from './messages';

/** The tables that the site puts first; none of them is marked while another league is shown. */
export function CompetitionTabs() {
  const [search, data] = useUnit([$search, table.$data]);
  const competitions = data?.competitions ?? [];
  return (
    <div className={styles.root}>
      {competitions.length > 0 && (
        <TabNav label={messages.competitions}>
          {competitions.map((league) => (
            <TabLink key={league.id}>
              <Link
                to="/sports_info"
                search={tableSearch(league, search)}
                activeOptions={{ exact: true }}
                aria-current={league.id === data?.league?.id ? 'page' : undefined}
              >
                <Flag country={league.country} />
                {league.name}
              </Link>
            </TabLink>
          ))}
        </TabNav>
      )}
    </div>
  );
}
