import { useUnit } from 'effector-react';
import { useMemo, useState } from 'react';
import { type DeskMember, memberLines } from '@/entities/desk-member';
import {
  formatChange,
  formatPlain,
  lineLabel,
  type StatementCurrency,
  type StatementLine,
} from '@/entities/statement';
import { ListSkeleton } from '@/features/desk-list';
import { loadTexts } from '@/shared/copy';
import { formatKst } from '@/shared/lib/format';
import { Chip } from '@/shared/ui/chip';
import { type DataColumn, DataTable, useDataTable } from '@/shared/ui/data-table';
import { EmptyState } from '@/shared/ui/empty-state';
import { QueryView } from '@/shared/ui/query-view';
import { $account, $period, accountChosen, type Period, periodChosen } from '../model/member';
import { MemberSums } from './member-sums';
import * as styles from './member-view.css';
import { messages } from './messages';

const keyOf = ({ seq }: StatementLine) => String(seq);
const textOf = (line: StatementLine) => lineLabel(line);
const accounts = ['money', 'points'] as const;
const periods = [7, 30, 90] as const satisfies readonly Period[];

function columnsOf(currency: StatementCurrency): readonly DataColumn<StatementLine>[] {
  const { line } = messages;
  const write = (minor: number) => formatPlain(minor, currency);
  return [
    {
      id: 'at',
      header: line.at,
      value: ({ at }) => at,
      cell: ({ at }) => formatKst(at, 'MM.DD HH:mm'),
      width: 116,
    },
    {
      id: 'kind',
      header: line.kind,
      value: ({ code }) => code,
      cell: (one) => (
        <>
          <span className={styles.quiet}>{one.code}</span> {lineLabel(one)}
        </>
      ),
    },
    {
      id: 'amount',
      header: line.amount,
      value: ({ amount }) => amount,
      cell: ({ amount }) => <b>{formatChange(amount, currency)}</b>,
      width: 120,
      align: 'end',
    },
    {
      id: 'before',
      header: line.before,
      value: ({ before }) => before,
      cell: ({ before }) => write(before),
      width: 120,
      align: 'end',
    },
    {
      id: 'after',
      header: line.after,
      value: ({ after }) => after,
      cell: ({ after }) => <b>{write(after)}</b>,
      width: 120,
      align: 'end',
    },
  ];
}

function Lines({
  items,
  currency,
}: {
  items: readonly StatementLine[];
  currency: StatementCurrency;
}) {
  const [current, setCurrent] = useState<string | null>(null);
  const columns = useMemo(() => columnsOf(currency), [currency]);
  const view = useDataTable({
    rows: items,
    columns,
    rowKey: keyOf,
    search: '',
    searchText: textOf,
  });
  return (
    <DataTable
      label={messages.lines}
      view={view}
      current={current}
      onCurrent={setCurrent}
      empty={<EmptyState title={messages.noLines} text={messages.noLinesText} />}
    />
  );
}

export interface MemberLinesProps {
  data: DeskMember;
}

/** What was booked for the member in a period, newest first. */
export function MemberLines({ data }: MemberLinesProps) {
  const page = useUnit({
    items: memberLines.$items,
    failure: memberLines.$failure,
    isPending: memberLines.$isPending,
    onRetry: memberLines.refresh,
    account: $account,
    period: $period,
    onAccount: accountChosen,
    onPeriod: periodChosen,
  });
  const currency = page.account === 'points' ? 'POINT' : data.member.currency;
  return (
    <div className={styles.lines}>
      <div className={styles.conditions}>
        <fieldset className={styles.choices} aria-label={messages.accounts}>
          {accounts.map((one) => (
            <Chip key={one} selected={one === page.account} onClick={() => page.onAccount(one)}>
              {messages.account[one]}
            </Chip>
          ))}
        </fieldset>
        <fieldset className={styles.choices} aria-label={messages.periods}>
          {periods.map((one) => (
            <Chip key={one} selected={one === page.period} onClick={() => page.onPeriod(one)}>
              {messages.period(one)}
            </Chip>
          ))}
        </fieldset>
      </div>
      <MemberSums />
      <QueryView
        data={page.items}
        failure={page.failure}
        isPending={page.isPending}
        texts={{ ...loadTexts, failed: messages.failedLines }}
        isEmpty={() => false}
        skeleton={<ListSkeleton />}
        onRetry={page.onRetry}
        isTile
      >
        {(items) => <Lines items={items} currency={currency} />}
      </QueryView>
    </div>
  );
}
