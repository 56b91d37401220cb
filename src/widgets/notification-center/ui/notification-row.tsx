import { Link } from '@tanstack/react-router';
import { useUnit } from 'effector-react';
import { type ComponentType, useRef } from 'react';
import type { Member } from '@/entities/member';
import type { Notification } from '@/entities/notification';
import {
  IconCheck,
  IconEvent,
  IconFootball,
  IconMessage,
  type IconProps,
  IconWarning,
} from '@/shared/icons';
import { formatIso } from '@/shared/lib/format';
import { linkSearch } from '@/shared/routes';
import { IconButton } from '@/shared/ui/icon-button';
import { LinkButton } from '@/shared/ui/link-button';
import { VisuallyHidden } from '@/shared/ui/visually-hidden';
import { type News, type NewsIcon, type NewsLink, newsOf } from '../lib/news';
import { timeText } from '../lib/time';
import { linkFollowed, readClicked } from '../model';
import { messages } from './messages';
import * as styles from './notification-row.css';

const icons: Record<NewsIcon, ComponentType<IconProps>> = {
  done: IconCheck,
  warning: IconWarning,
  bet: IconFootball,
  benefit: IconEvent,
  message: IconMessage,
};

export interface NotificationRowProps {
  notification: Notification;
  /** Where deposits and withdrawals of this member are. */
  member: Pick<Member, 'isCoinOnly'>;
  /** Epoch milliseconds. */
  now: number;
}

interface PartProps {
  id: string;
  news: News;
}

interface UnreadProps extends PartProps {
  onMark: () => void;
}

function Unread({ id, news: { title }, onMark }: UnreadProps) {
  const onRead = useUnit(readClicked);
  const mark = () => {
    onMark();
    onRead(id);
  };
  return (
    <span className={styles.mark}>
      <VisuallyHidden>{messages.isNew}</VisuallyHidden>
      <span className={styles.read}>
        <IconButton size="sm" label={messages.read(title)} onClick={mark}>
          <IconCheck size={16} />
        </IconButton>
      </span>
    </span>
  );
}

const searchOf = ({ bet }: NewsLink) => linkSearch(bet === undefined ? {} : { bet });

function Links({ id, news: { links } }: PartProps) {
  const onFollow = useUnit(linkFollowed);
  if (links.length === 0) return null;
  return (
    <div className={styles.links}>
      {links.map((link, index) => (
        <LinkButton
          key={link.label}
          asChild
          size="sm"
          variant={links.length > 1 && index === 0 ? 'primary' : 'secondary'}
        >
          <Link to={link.to} search={searchOf(link)} onClick={() => onFollow(id)}>
            {link.label}
          </Link>
        </LinkButton>
      ))}
    </div>
  );
}

/** One notification: what happened, why, and where it leads; an unread one can be marked as read. */
export function NotificationRow({ notification, member, now }: NotificationRowProps) {
  const { id, at, isRead } = notification;
  const root = useRef<HTMLLIElement>(null);
  // The button that marks it goes with the mark, and a panel would take the focus back to its beginning.
  const keepFocus = () => root.current?.focus({ preventScroll: true });
  const news = newsOf(notification, member);
  const { icon, tone, title, before, amount, after, note, reason } = news;
  const Icon = icons[icon];
  return (
    <li ref={root} tabIndex={-1} className={styles.root} data-unread={!isRead}>
      <span className={styles.icon({ tone })}>
        <Icon size={17} strokeWidth={1.9} />
      </span>
      <p className={styles.title}>{title}</p>
      <time className={styles.time} dateTime={formatIso(at)}>
        {timeText(at, now)}
      </time>
      {!isRead && <Unread id={id} news={news} onMark={keepFocus} />}
      <p className={styles.text}>
        {before}
        {amount && <b className={styles.amount({ tone })}>{amount}</b>}
        {after}
        {note !== null && ` ${note}`}
      </p>
      {reason !== null && (
        <p className={styles.reason}>
          <b className={styles.reasonName}>{messages.reason}</b> {reason}
        </p>
      )}
      <Links id={id} news={news} />
    </li>
  );
}
