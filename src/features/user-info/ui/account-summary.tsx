import { LevelBadge, type Member } from '@/entities/member';
import { formatMoney, formatPoint } from '@/shared/lib/format';
import { Card } from '@/shared/ui/card';
import { Text } from '@/shared/ui/text';
import { VisuallyHidden } from '@/shared/ui/visually-hidden';
import * as styles from './account-summary.css';
import { messages } from './messages';

export interface AccountSummaryProps {
  member: Member;
}

/** Level, name and what the member has. */
export function AccountSummary({ member }: AccountSummaryProps) {
  const { level, nickname, userId, emoney, currency, point } = member;
  return (
    <Card look="stage" padding="4">
      <div className={styles.root}>
        <LevelBadge size="lg" level={level} />
        <div className={styles.name}>
          <Text as="p" size="xl" weight="bold" truncate title={nickname}>
            {nickname}
          </Text>
          <Text as="p" size="sm" tone="secondary" truncate>
            {userId}
          </Text>
        </div>
        <div className={styles.balance}>
          <Text size="xl" weight="heavy" tone="money" numeric>
            <VisuallyHidden>{messages.money} </VisuallyHidden>
            {formatMoney(emoney, currency)}
          </Text>
          <Text size="sm" tone="secondary" numeric>
            <VisuallyHidden>{messages.point} </VisuallyHidden>
            {formatPoint(point)}
          </Text>
        </div>
      </div>
    </Card>
  );
}
