import { useUnit } from 'effector-react';
import { loadTexts } from '@/shared/copy';
import { formatMoney } from '@/shared/lib/format';
import { Banner } from '@/shared/ui/banner';
import { Button } from '@/shared/ui/button';
import { Card } from '@/shared/ui/card';
import { DataList } from '@/shared/ui/data-list';
import { submitTo } from '@/shared/ui/form';
import { Heading } from '@/shared/ui/heading';
import { NumberField } from '@/shared/ui/number-field';
import { QueryView } from '@/shared/ui/query-view';
import { Skeleton } from '@/shared/ui/skeleton';
import type { Rolling } from '../api';
import { $amount, $error, amountChanged, rolling, sending, submitClicked } from '../model';
import { AgencyShare } from './agency-share';
import { messages } from './messages';
import { RollingTable } from './rolling-table';
import * as styles from './rolling-view.css';

/** Minor units of one unit that is typed: members type whole dollars. */
const unitOf = (currency: Rolling['currency']) => (currency === 'USD' ? 100 : 1);

function ConversionForm({ data }: { data: Rolling }) {
  const form = useUnit({
    amount: $amount,
    error: $error,
    refusals: sending.$refusals,
    failure: sending.$failure,
    isSending: sending.$isPending,
    onAmount: amountChanged,
    onSubmit: submitClicked,
  });
  const { currency, balances, earned, min } = data;
  const unit = unitOf(currency);
  const most = balances.total - (balances.total % unit);
  const error =
    form.error === 'MISSING'
      ? messages.missing
      : form.error && messages.refusal(form.error, currency);
  return (
    <form
      className={styles.form}
      aria-label={messages.submit}
      onSubmit={submitTo(form.onSubmit)}
      noValidate
    >
      <NumberField
        label={messages.amount}
        leading={messages.unit[currency]}
        maxDigits={12}
        fractionHint={messages.wholeWon}
        value={form.amount === null ? null : Math.floor(form.amount / unit)}
        error={error ?? undefined}
        onValueChange={(typed) => form.onAmount(typed === null ? null : typed * unit)}
      />
      <div className={styles.quick}>
        <Button variant="secondary" disabled={most === 0} onClick={() => form.onAmount(most)}>
          {messages.all}
        </Button>
        <Button variant="secondary" onClick={() => form.onAmount(null)}>
          {messages.clear}
        </Button>
      </div>
      <DataList items={[{ term: messages.earned, value: formatMoney(earned.total, currency) }]} />
      {form.refusals.length > 0 && (
        <Banner tone="error">
          {form.refusals.map((one) => (
            <p key={one.code}>{messages.refusal(one, currency)}</p>
          ))}
        </Banner>
      )}
      {form.failure && <Banner tone="error">{messages.sendFailed}</Banner>}
      <Button type="submit" fullWidth loading={form.isSending} disabled={data.refusals.length > 0}>
        {messages.submit}
      </Button>
      <p className={styles.note}>{messages.note(formatMoney(min, currency))}</p>
    </form>
  );
}

function Contents({ data }: { data: Rolling }) {
  const amount = useUnit($amount);
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
