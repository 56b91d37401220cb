import { useUnit } from 'effector-react';
import {
  ConversionRules,
  moneyChangeDialog,
  mostPoints,
  pointChangeDialog,
  pointTerms,
  type PointTerms,
} from '@/features/point-conversion';
import { RollingView } from '@/features/rolling-conversion';
import { loadTexts } from '@/shared/copy';
import { formatPoint } from '@/shared/lib/format';
import { Button } from '@/shared/ui/button';
import { Card } from '@/shared/ui/card';
import { QueryView, useQuery } from '@/shared/ui/query-view';
import { Skeleton } from '@/shared/ui/skeleton';
import { Stack } from '@/shared/ui/stack';
import { MoneyFrame } from '@/widgets/money-nav';
import '../model';
import { messages } from './messages';
import { PointHistory } from './point-history';
import * as styles from './point-page.css';

function Contents({ data }: { data: PointTerms }) {
  const [onPoints, onAll] = useUnit([pointChangeDialog.opened, moneyChangeDialog.opened]);
  const isClosed = data.refusals.length > 0 || mostPoints(data) < data.min;
  return (
    <Stack gap="6">
      <div className={styles.columns}>
        <Card>
          <div className={styles.balance}>
            <span className={styles.label}>{messages.balance}</span>
            <b className={styles.figure}>{formatPoint(data.balance)}</b>
            {data.held > 0 && (
              <span className={styles.label}>{messages.held(formatPoint(data.held))}</span>
            )}
            <div className={styles.actions}>
              <Button size="lg" onClick={() => onPoints()}>
                {messages.convert}
              </Button>
              <Button size="lg" variant="secondary" disabled={isClosed} onClick={() => onAll()}>
                {messages.convertAll}
              </Button>
            </div>
          </div>
        </Card>
        <Card>
          <ConversionRules terms={data} />
        </Card>
      </div>
      <RollingView />
      <PointHistory />
    </Stack>
  );
}

/** The member's points: made money here, and where they came from. */
export function PointPage() {
  const page = useQuery(pointTerms);
  return (
    <MoneyFrame title={messages.title}>
      <QueryView
        {...page}
        texts={{ ...loadTexts, failed: messages.failed }}
        skeleton={<Skeleton height={820} shape="box" />}
      >
        {(data) => <Contents data={data} />}
      </QueryView>
      {page.data === null && page.failure !== null && (
        <>
          <RollingView />
          <PointHistory />
        </>
      )}
    </MoneyFrame>
  );
}
