import { useUnit } from 'effector-react';
import { passwordChangeRequested, type Profile } from '@/entities/member';
import { loadTexts } from '@/shared/copy';
import { formatDate } from '@/shared/lib/format';
import { Banner } from '@/shared/ui/banner';
import { Button } from '@/shared/ui/button';
import { Card } from '@/shared/ui/card';
import { DataList } from '@/shared/ui/data-list';
import { Heading } from '@/shared/ui/heading';
import { QueryView, useQuery } from '@/shared/ui/query-view';
import { Skeleton } from '@/shared/ui/skeleton';
import { MoneyFrame } from '@/widgets/money-nav';
import '../draw-dialogs';
import '../model/page';
import { profile } from '../api';
import { leaveDialog, withdrawPasswordDialog } from '../dialogs';
import { DeviceCard } from './device-card';
import { LevelCard } from './level-card';
import * as styles from './member-page.css';
import { messages } from './messages';
import { PreferenceCard } from './preference-card';

function AccountCard({
  data: { userId, nickname, joinedAt, phoneNumber, bank },
}: {
  data: Profile;
}) {
  return (
    <Card>
      <div className={styles.section}>
        <Heading level={2}>{messages.account}</Heading>
        <DataList
          divided
          items={[
            { term: messages.userId, value: userId },
            { term: messages.nickname, value: nickname },
            { term: messages.joined, value: formatDate(joinedAt) },
            { term: messages.phone, value: phoneNumber ?? messages.none },
            {
              term: messages.bank,
              value: bank
                ? messages.bankOf(bank.bankName, bank.accountNumber, bank.holder)
                : messages.none,
            },
          ]}
        />
        <p className={styles.note}>{messages.changeNote}</p>
      </div>
    </Card>
  );
}

function SecurityCard() {
  const [onPassword, onWithdraw] = useUnit([
    passwordChangeRequested,
    withdrawPasswordDialog.opened,
  ]);
  return (
    <Card>
      <div className={styles.section}>
        <Heading level={2}>{messages.security}</Heading>
        <div className={styles.actions}>
          <Button variant="secondary" onClick={() => onPassword()}>
            {messages.changePassword}
          </Button>
          <Button variant="secondary" onClick={() => onWithdraw()}>
            {messages.changeWithdraw}
          </Button>
        </div>
      </div>
    </Card>
  );
}

function LeaveCard({ obstacles }: { obstacles: Profile['leaveObstacles'] }) {
  const onLeave = useUnit(leaveDialog.opened);
  return (
    <Card>
      <div className={styles.section}>
        <Heading level={2}>{messages.leave}</Heading>
        <p className={styles.note}>{messages.leaveText}</p>
        {obstacles.length > 0 && (
          <Banner tone="warn">
            {obstacles.map((code) => (
              <p key={code}>{messages.obstacle(code)}</p>
            ))}
          </Banner>
        )}
        <Button variant="secondary" disabled={obstacles.length > 0} onClick={() => onLeave()}>
          {messages.leaveSubmit}
        </Button>
      </div>
    </Card>
  );
}

function Contents({ data }: { data: Profile }) {
  return (
    <div className={styles.columns}>
      <div className={styles.section}>
        <LevelCard profile={data} />
        <AccountCard data={data} />
        <SecurityCard />
      </div>
      <div className={styles.section}>
        <PreferenceCard />
        <DeviceCard profile={data} />
        <LeaveCard obstacles={data.leaveObstacles} />
      </div>
    </div>
  );
}

/** The member's own account: level, contact, passwords, devices, and the way out. */
export function MemberPage() {
  const page = useQuery(profile);
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
