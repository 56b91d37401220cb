import { useUnit } from 'effector-react';
import type { Profile } from '@/entities/member';
import { formatIso, formatShortDateTime } from '@/shared/lib/format';
import { Badge } from '@/shared/ui/badge';
import { Button } from '@/shared/ui/button';
import { Card } from '@/shared/ui/card';
import { Heading } from '@/shared/ui/heading';
import { signOutDialog } from '../dialogs';
import * as styles from './member-page.css';
import { messages } from './messages';

function When({ at }: { at: number }) {
  return (
    <time className={styles.when} dateTime={formatIso(at)}>
      {formatShortDateTime(at)}
    </time>
  );
}

export interface DeviceCardProps {
  profile: Profile;
}

/** Where the member has signed in, and the way to end all the others. */
export function DeviceCard({ profile: { devices, signIns } }: DeviceCardProps) {
  const onSignOut = useUnit(signOutDialog.opened);
  return (
    <Card>
      <div className={styles.section}>
        <Heading level={2}>{messages.devices}</Heading>
        <ul aria-label={messages.devices}>
          {devices.map(({ name, isCurrent, usedAt }) => (
            <li key={`${usedAt} ${name} ${isCurrent}`} className={styles.row}>
              {name ?? messages.unknownDevice}
              {isCurrent && <Badge tone="brand">{messages.current}</Badge>}
              <When at={usedAt} />
            </li>
          ))}
        </ul>
        <Button variant="secondary" onClick={() => onSignOut()}>
          {messages.signOut}
        </Button>
        <Heading level={3}>{messages.signIns}</Heading>
        <ul aria-label={messages.signIns}>
          {signIns.map(({ at, isAccepted, ip }) => (
            <li key={`${at} ${ip} ${isAccepted}`} className={styles.row}>
              <Badge tone={isAccepted ? 'neutral' : 'warn'}>
                {isAccepted ? messages.accepted : messages.refused}
              </Badge>
              <span className={styles.note}>{ip}</span>
              <When at={at} />
            </li>
          ))}
        </ul>
      </div>
    </Card>
  );
}
