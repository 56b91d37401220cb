import { Link } from '@tanstack/react-router';
import { useUnit } from 'effector-react';
import { loadTexts } from '@/shared/copy';
import { formatMoney } from '@/shared/lib/format';
import { Banner } from '@/shared/ui/banner';
import { Card } from '@/shared/ui/card';
import { DataList } from '@/shared/ui/data-list';
import { LinkButton } from '@/shared/ui/link-button';
import { QueryView, useQuery } from '@/shared/ui/query-view';
import { Skeleton } from '@/shared/ui/skeleton';
import { Stack } from '@/shared/ui/stack';
import { MoneyFrame } from '@/widgets/money-nav';
import type { FriendStatus } from '../api';
import { $origin, copyingCode, copyingLink, status } from '../model';
import { FriendList } from './friend-list';
import * as styles from './friend-page.css';
import { InviteCard } from './invite-card';
import { messages } from './messages';

function Contents({ data }: { data: FriendStatus }) {
  const { origin, onCopyCode, onCopyLink } = useUnit({
    origin: $origin,
    onCopyCode: copyingCode.requested,
    onCopyLink: copyingLink.requested,
  });
  const { code, currency, takesEvents, paid } = data;
  return (
    <Stack gap="6">
      {!takesEvents && <Banner>{messages.coinNote}</Banner>}
      <div className={styles.columns}>
        <InviteCard code={code} origin={origin} onCopyCode={onCopyCode} onCopyLink={onCopyLink} />
        <Card as="section" aria-label={messages.summary} className={styles.part}>
          <DataList
            divided
            items={[
              { term: messages.friends, value: messages.people(data.friends) },
              { term: messages.approved, value: messages.people(data.approved) },
              { term: messages.paid, value: formatMoney(paid, currency) },
            ]}
          />
          <LinkButton asChild variant="secondary" fullWidth>
            <Link to={takesEvents ? '/calculate' : '/calculateTether'}>{messages.settle}</Link>
          </LinkButton>
        </Card>
      </div>
      <FriendList currency={currency} />
    </Stack>
  );
}

/** The member's code and link, and the friends who came by them. */
export function FriendPage() {
  const page = useQuery(status);
  return (
    <MoneyFrame title={messages.title}>
      <QueryView
        {...page}
        texts={{ ...loadTexts, failed: messages.failed }}
        skeleton={<Skeleton height={480} shape="box" />}
      >
        {(data) => <Contents data={data} />}
      </QueryView>
    </MoneyFrame>
  );
}
