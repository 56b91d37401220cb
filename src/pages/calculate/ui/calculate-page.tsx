import { Link } from '@tanstack/react-router';
import { useUnit } from 'effector-react';
import { loadTexts } from '@/shared/copy';
import { Banner } from '@/shared/ui/banner';
import { Card } from '@/shared/ui/card';
import { DataList } from '@/shared/ui/data-list';
import { Heading } from '@/shared/ui/heading';
import { QueryView, useQuery } from '@/shared/ui/query-view';
import { Skeleton } from '@/shared/ui/skeleton';
import { Stack } from '@/shared/ui/stack';
import { TabLink, TabNav } from '@/shared/ui/tab-nav';
import { MoneyFrame } from '@/widgets/money-nav';
import type { SettlementTerms } from '../api';
import { $requested, $kind, requesting, terms } from '../model';
import * as styles from './calculate-page.css';
import { KindList } from './kind-list';
import { kindPages } from './kind-pages';
import { messages } from './messages';
import { SettlementHistory } from './settlement-history';
import { WeekList } from './week-list';

const tabs = [
  { to: '/calculate', label: messages.all },
  ...kindPages.map(({ kind, to }) => ({ to, label: messages.tabLabels[kind] })),
] as const;

function Contents({ data }: { data: SettlementTerms }) {
  const { requested, isSending, onRequest } = useUnit({
    requested: $requested,
    isSending: requesting.$isPending,
    onRequest: requesting.start,
  });
  const { kind, currency, isOpen } = data;
  return (
    <Stack gap="6">
      <Card>
        <DataList
          divided
          items={[
            { term: messages.rule, value: messages.terms[kind] },
            { term: messages.period, value: messages.periodText },
            { term: messages.pays, value: messages.paysText },
          ]}
        />
      </Card>
      {isOpen ? (
        <section className={styles.part}>
          <Heading level={2}>{messages.weeks}</Heading>
          <WeekList
            terms={data}
            sent={isSending ? requested : null}
            onRequest={({ from, to, amount }) =>
              onRequest({ kind, from, about: { currency, from, to, amount } })
            }
          />
        </section>
      ) : (
        <Banner>{kind === 'tether' ? messages.closedCoin : messages.closed}</Banner>
      )}
      <SettlementHistory />
    </Stack>
  );
}

function Kind() {
  const unit = useQuery(terms);
  return (
    <>
      <QueryView
        {...unit}
        texts={{ ...loadTexts, failed: messages.failed }}
        skeleton={<Skeleton height={640} shape="box" />}
      >
        {(data) => <Contents data={data} />}
      </QueryView>
      {unit.data === null && unit.failure !== null && <SettlementHistory />}
    </>
  );
}

/** Requests the settlement of what friends brought: all kinds with what was requested, or the weeks of one kind. */
export function CalculatePage() {
  const kind = useUnit($kind);
  return (
    <MoneyFrame title={kind === null ? messages.overview : messages.titles[kind]}>
      <TabNav label={messages.tabs}>
        {tabs.map(({ to, label }) => (
          <TabLink key={to} fill>
            <Link to={to} activeOptions={{ exact: true, includeSearch: false }}>
              {label}
            </Link>
          </TabLink>
        ))}
      </TabNav>
      {kind === null ? (
        <>
          <KindList />
          <SettlementHistory />
        </>
      ) : (
        <Kind />
      )}
    </MoneyFrame>
  );
}
