import { Link } from '@tanstack/react-router';
import { useUnit } from 'effector-react';
import { Card } from '@/shared/ui/card';
import { Heading } from '@/shared/ui/heading';
import { stateOf } from '../lib/state';
import { $others, eventList } from '../model';
import { EventBadge } from './event-badge';
import * as styles from './event-view.css';
import { messages } from './messages';

/** How many are listed beside an event; the rest is a press away. */
const most = 5;

/** The way from one event to the others; nothing where there is none. */
export function OtherEvents() {
  const [others, all] = useUnit([$others, eventList.$data]);
  if (others.length === 0) return null;
  return (
    <Card padding="0" clip>
      <div className={styles.othersHead}>
        <Heading level={3} size="h4">
          {messages.others}
        </Heading>
        <Link to="/event" className={styles.allLink}>
          {messages.all(all?.length ?? 0)}
        </Link>
      </div>
      <ul aria-label={messages.others}>
        {others.slice(0, most).map((one) => (
          <li key={one.id}>
            <Link to="/event/$id" params={{ id: String(one.id) }} className={styles.other}>
              <span className={styles.otherWhat}>
                <span className={styles.otherName}>{one.title}</span>
                <span className={styles.note}>{messages.period(one)}</span>
              </span>
              <EventBadge state={stateOf(one)} />
            </Link>
          </li>
        ))}
      </ul>
    </Card>
  );
}
