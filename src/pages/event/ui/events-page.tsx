import { useUnit } from 'effector-react';
import { CommunityRail } from '@/widgets/community-nav';
import { $isOne } from '../model';
import { EventList } from './event-list';
import { EventView } from './event-view';
import * as styles from './events-page.css';

/** The events that the member may join, or the one that the address names. */
export function EventsPage() {
  const isOne = useUnit($isOne);
  return (
    <CommunityRail>
      <div className={styles.root}>{isOne ? <EventView /> : <EventList />}</div>
    </CommunityRail>
  );
}
