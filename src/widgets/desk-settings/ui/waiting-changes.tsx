import { Link } from '@tanstack/react-router';
import { useUnit } from 'effector-react';
import { queueSection, settingTexts } from '@/entities/desk-request';
import { $member } from '@/entities/member';
import { useDeskPath } from '@/features/desk-list';
import { loadTexts } from '@/shared/copy';
import { formatShortDateTime } from '@/shared/lib/format';
import { LinkButton } from '@/shared/ui/link-button';
import { QueryView } from '@/shared/ui/query-view';
import { Skeleton } from '@/shared/ui/skeleton';
import { waiting } from '../model/settings';
import { messages } from './messages';
import * as block from './setting-block.css';
import * as styles from './waiting-changes.css';

/** What was asked for and waits for another admin, with the way to where that is decided. */
export function WaitingChanges() {
  const to = useDeskPath();
  const { data, failure, isPending, member, onRetry } = useUnit({
    ...{ data: waiting.$data, failure: waiting.$failure, isPending: waiting.$isPending },
    ...{ member: $member, onRetry: waiting.refresh },
  });
  return (
    <>
      <QueryView
        data={data}
        failure={failure}
        isPending={isPending}
        texts={{ ...loadTexts, failed: messages.failedWaiting }}
        isEmpty={(list) => list.length === 0}
        empty={<p className={styles.by}>{messages.noWaiting}</p>}
        skeleton={<Skeleton height="48px" />}
        onRetry={onRetry}
      >
        {(requests) => (
          <ul className={block.rows}>
            {requests.map(({ id, setting, memberId, nickname, createdAt }) => (
              <li key={id} className={styles.change}>
                {setting &&
                  settingTexts(setting).map(({ name, before, after }) => (
                    <span key={name}>
                      {name} {before} → <b>{after}</b>
                    </span>
                  ))}
                <span>{setting?.reason}</span>
                <span className={styles.by}>
                  {messages.askedBy(nickname, formatShortDateTime(createdAt))}
                  {memberId === member?.id && ` · ${messages.mine}`}
                </span>
              </li>
            ))}
          </ul>
        )}
      </QueryView>
      <div>
        <LinkButton size="sm" variant="secondary" asChild>
          <Link to={to} params={{ section: queueSection('setting'), tab: undefined }}>
            {messages.queue}
          </Link>
        </LinkButton>
      </div>
    </>
  );
}
