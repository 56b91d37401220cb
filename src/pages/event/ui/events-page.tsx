import { useUnit } from 'effector-react';
import { $isOne } from '../model';
import { EventList } from './event-list';
import { EventView } from './event-view';
import * as styles from './events-page.css';

/** The events that the member may join, or the one that the address names. */
export function EventsPage() {
  const isOne = useUnit($isOne);
  return <div className={styles.root}>{isOne ? <EventView /> : <EventList />}</div>;
}
