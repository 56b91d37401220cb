import { listTexts } from '@/shared/copy';
import { IconFriends } from '@/shared/icons';
import { type Currency, formatDate, formatIso, formatMoney } from '@/shared/lib/format';
import { Badge } from '@/shared/ui/badge';
import { Card } from '@/shared/ui/card';
import { PagedList, usePaged } from '@/shared/ui/paged-list';
import { type Friend, friends } from '../api';
import * as styles from './friend-page.css';
import { messages } from './messages';

const tones = { applied: 'warn', approved: 'brand', left: 'neutral' } as const;

function FriendRow({ friend, currency }: { friend: Friend; currency: Currency }) {
  const { nickname, state, joinedAt, hasDeposited, brought } = friend;
  return (
    <li className={styles.row}>
      <span className={styles.who}>
        <b>{nickname}</b>
        <span className={styles.note}>
          <time dateTime={formatIso(joinedAt)}>{messages.joined(formatDate(joinedAt))}</time>
          {' · '}
          {hasDeposited ? messages.deposited : messages.notDeposited}
        </span>
      </span>
      <span className={styles.share}>
        <span className={styles.note}>{messages.brought}</span>
        {formatMoney(brought, currency)}
      </span>
      <Badge tone={tones[state]}>{messages.states[state]}</Badge>
    </li>
  );
}

export interface FriendListProps {
  currency: Currency;
}

/** Who signed up with the member's code, page after page. */
export function FriendList({ currency }: FriendListProps) {
  return (
    <PagedList
      {...usePaged(friends)}
      texts={{
        ...listTexts,
        title: messages.list,
        failed: messages.listFailed,
        empty: messages.empty,
        emptyText: messages.emptyText,
      }}
      emptyIcon={<IconFriends size={28} />}
    >
      {(list) => (
        <Card padding="0" clip>
          <ul aria-label={messages.list}>
            {list.map((friend) => (
              <FriendRow key={friend.id} friend={friend} currency={currency} />
            ))}
          </ul>
        </Card>
      )}
    </PagedList>
  );
}
