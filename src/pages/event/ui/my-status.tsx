import { Link } from '@tanstack/react-router';
import { useUnit } from 'effector-react';
import { useCallback, useRef } from 'react';
import { IconSuccess } from '@/shared/icons';
import { useLostFocus } from '@/shared/lib/lost-focus';
import { Badge } from '@/shared/ui/badge';
import { Button } from '@/shared/ui/button';
import { Card } from '@/shared/ui/card';
import { Heading } from '@/shared/ui/heading';
import type { SiteEventDetail } from '../api';
import { joining } from '../model';
import * as styles from './event-view.css';
import { messages } from './messages';

export interface MyStatusProps {
  event: SiteEventDetail;
}

function Reward({ reward }: { reward: NonNullable<SiteEventDetail['reward']> }) {
  return (
    <p className={styles.reward}>
      <span>{messages.reward}</span>
      <span className={styles.rewardAmount}>{messages.rewardOf(reward)}</span>
      <span className={styles.note}>{messages.paidAt(reward.paidAt)}</span>
    </p>
  );
}

/** The button, or why there is none. */
function Joining({ event }: MyStatusProps) {
  const { isPending, onJoin } = useUnit({ isPending: joining.$isPending, onJoin: joining.start });
  switch (event.joining) {
    case 'open':
      return (
        <Button size="lg" fullWidth loading={isPending} onClick={() => onJoin(event.id)}>
          {messages.join}
        </Button>
      );
    case 'joined':
      return (
        <p className={styles.joined}>
          <IconSuccess size={18} className={styles.mark} />
          {event.joinedAt !== null && messages.joinedAt(event.joinedAt)}
        </p>
      );
    case 'upcoming':
      return (
        <>
          <Button size="lg" fullWidth disabled>
            {messages.join}
          </Button>
          <p className={styles.note}>{messages.startsAt(event.startsAt)}</p>
        </>
      );
    case 'over':
      return <p>{messages.over}</p>;
    case 'level':
      return <p>{messages.tooLow(event.minLevel)}</p>;
    case 'coin':
      return (
        <div className={styles.reason}>
          <p className={styles.strong}>{messages.ofCoin}</p>
          <p className={styles.note}>{messages.ofCoinText}</p>
          <Link to="/event" className={styles.link}>
            {messages.ofCoinLink}
          </Link>
        </div>
      );
    case 'barred':
      return <p>{messages.barred}</p>;
  }
}

/** Where the member is with an event: the button, the reason why there is none, or what was paid. */
export function MyStatus({ event }: MyStatusProps) {
  const isGood = event.reward !== null || event.joining === 'joined';
  const rootRef = useRef<HTMLDivElement>(null);
  // The button goes with the press.
  useLostFocus(
    isGood,
    useCallback(() => rootRef.current?.focus({ preventScroll: true }), []),
  );
  return (
    <Card>
      <div ref={rootRef} className={styles.status} role="status" tabIndex={-1}>
        <div className={styles.statusHead}>
          <Heading level={3}>{messages.mine}</Heading>
          <Badge tone={isGood ? 'brand' : 'outline'} round>
            {messages.status(event)}
          </Badge>
        </div>
        {event.reward ? <Reward reward={event.reward} /> : <Joining event={event} />}
      </div>
    </Card>
  );
}
