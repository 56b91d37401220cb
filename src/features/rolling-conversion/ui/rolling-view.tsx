import { useUnit } from 'effector-react';
import { AmountEntry, MoneyForm, wholeUnit } from '@/entities/money-request';
import { loadTexts } from '@/shared/copy';
import { useField } from '@/shared/lib/form';
import { formatMoney } from '@/shared/lib/format';
import { Card } from '@/shared/ui/card';
import { DataList } from '@/shared/ui/data-list';
import { Heading } from '@/shared/ui/heading';
import { QueryView } from '@/shared/ui/query-view';
import { Skeleton } from '@/shared/ui/skeleton';
import type { Rolling } from '../api';
import { conversion, rolling } from '../model';
import { AgencyShare } from './agency-share';
import { messages } from './messages';
import { RollingTable } from './rolling-table';
import * as styles from './rolling-view.css';

function ConversionForm({ data }: { data: Rolling }) {
  const { currency, balances, earned, min, refusals } = data;
  const unit = wholeUnit(currency);
  const most = balances.total - (balances.total % unit);
  return (
    <MoneyForm
      model={conversion}
      label={messages.submit}
      gap="3"
      refusalText={(refusal) => messages.refusal(refusal, currency)}
      refusalsAt="end"
      failed={messages.sendFailed}
      submit={messages.submit}
      size="md"
      disabled={refusals.length > 0}
      footer={<p className={styles.note}>{messages.note(formatMoney(min, currency))}</p>}
    >
      <AmountEntry
        form={conversion.form}
        label={messages.amount}
        leading={messages.unit[currency]}
        maxDigits={12}
        fractionHint={messages.wholeWon}
        unit={unit}
        columns={2}
        quick={[{ label: messages.all, set: most, disabled: most === 0 }]}
      />
      <DataList items={[{ term: messages.earned, value: formatMoney(earned.total, currency) }]} />
    </MoneyForm>
  );
}

function Contents({ data }: { data: Rolling }) {
  const { value: amount } = useField(conversion.form, 'amount');
  return (
    <div className={styles.columns}>
      <div className={styles.form}>
        <RollingTable rolling={data} amount={amount} />
        {data.agency && <AgencyShare agency={data.agency} currency={data.currency} />}
      </div>
      <Card>
        <ConversionForm data={data} />
      </Card>
    </div>
  );
}

/** The member's rolling comp by category, and its conversion to money. */
export function RollingView() {
  const view = useUnit({
    data: rolling.$data,
    failure: rolling.$failure,
    isPending: rolling.$isPending,
    onRetry: rolling.refresh,
  });
  return (
    <section className={styles.root}>
      <Heading level={2}>{messages.title}</Heading>
      <QueryView
        {...view}
        texts={{ ...loadTexts, failed: messages.failed }}
        skeleton={<Skeleton height={320} shape="box" />}
      >
        {(data) => <Contents data={data} />}
      </QueryView>
    </section>
  );
}
