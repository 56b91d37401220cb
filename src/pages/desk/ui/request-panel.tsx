import { useUnit } from 'effector-react';
import {
  type DeskRequest,
  type DeskRequestDetail,
  deskWords,
  detail,
  RequestState,
} from '@/entities/desk-request';
import { LevelBadge } from '@/entities/member';
import { DecisionBar } from '@/features/desk-decision';
import { Panel } from '@/features/desk-list';
import { loadTexts } from '@/shared/copy';
import { formatMoney, formatPhone, formatPoint, formatShortDateTime } from '@/shared/lib/format';
import { DataList } from '@/shared/ui/data-list';
import { Heading } from '@/shared/ui/heading';
import { QueryView } from '@/shared/ui/query-view';
import { Skeleton } from '@/shared/ui/skeleton';
import { messages } from './messages';
import { PreviewTable } from './preview-table';
import * as styles from './request-panel.css';

interface Fact {
  term: string;
  value: string;
}

const bankText = (bank: { bankName: string; accountNumber: string; holder: string } | null) =>
  bank && `${bank.bankName} ${bank.accountNumber} ${bank.holder}`;

/** What is known of a request by its kind; what nobody gave is left out. */
function factsOf({ money, signup, ...rest }: DeskRequest): Fact[] {
  const { settlement, adjustment, setting } = rest;
  const basis = settlement?.basis;
  const currency = money?.currency ?? 'KRW';
  const basisText = (amount: number | undefined) => amount && formatMoney(amount, currency);
  const facts: [string, string | number | null | undefined][] = [
    [messages.settlement, settlement && messages.settlements[settlement.kind]],
    [messages.settlementPeriod, settlement && messages.period(settlement)],
    [messages.lost, basisText(basis?.sportsLost)],
    [messages.casino, basisText(basis?.casino)],
    [messages.slot, basisText(basis?.slot)],
    [messages.friends, basis?.newFriends],
    [messages.account, adjustment && messages.accounts[adjustment.account]],
    [messages.correction, adjustment && messages.corrected(adjustment)],
    [messages.usdRate, setting && messages.rateChange(setting)],
    [messages.requestReason, (adjustment ?? setting)?.reason],
    [messages.depositor, money?.depositorName],
    [
      messages.bonus,
      money?.bonus &&
        `${deskWords.bonuses[money.bonus]} ${money.bonusPoints > 0 ? formatPoint(money.bonusPoints) : ''}`,
    ],
    [messages.bank, bankText(money?.bank ?? signup?.bank ?? null)],
    [messages.wallet, money?.tether ? messages.sending(money.tether) : null],
    [messages.code, signup?.code],
    [messages.recommender, signup?.recommender],
    [messages.phone, signup?.phoneNumber && formatPhone(signup.phoneNumber)],
    [messages.birthYear, signup?.birthYear?.toString()],
    [messages.currency, signup?.currency],
  ];
  return facts.flatMap(([term, value]) => (value ? { term, value: String(value) } : []));
}

function Steps({ steps }: Pick<DeskRequestDetail, 'steps'>) {
  return (
    <section className={styles.section} aria-label={messages.history}>
      <Heading level={2}>{messages.history}</Heading>
      <ol className={styles.steps}>
        {steps.map(({ at, event, state, role, reason }) => (
          <li key={`${at} ${event}`} className={styles.step}>
            <span className={styles.quiet}>{formatShortDateTime(at)}</span>
            <span>
              {deskWords.states[state]} · {messages.actor[role]}
              {reason !== null && <span className={styles.reason}>{reason}</span>}
            </span>
          </li>
        ))}
      </ol>
    </section>
  );
}

function Contents({ data: { request, steps, preview } }: { data: DeskRequestDetail }) {
  const { id, kind, money, state, level, nickname, userId, createdAt } = request;
  const facts = factsOf(request);
  return (
    <>
      <section className={styles.section}>
        <p className={styles.quiet}>
          {id} · {formatShortDateTime(createdAt)}
        </p>
        <p className={styles.title}>
          {money ? formatMoney(money.amount, money.currency) : deskWords.queues[kind]}{' '}
          <RequestState state={state} />
        </p>
        <p className={styles.who}>
          <LevelBadge level={level} size="sm" /> <b>{nickname}</b>
          <span className={styles.quiet}>{userId}</span>
        </p>
      </section>
      {preview && money && <PreviewTable preview={preview} currency={money.currency} />}
      {facts.length > 0 && (
        <section className={styles.section}>
          <DataList items={facts} />
        </section>
      )}
      <Steps steps={steps} />
      <div className={styles.foot}>
        <DecisionBar />
      </div>
    </>
  );
}

/** The request that is worked on: what it asks, what its approval would change, and what may be done. */
export function RequestPanel() {
  const { data, failure, isPending, onRetry } = useUnit({
    data: detail.$data,
    failure: detail.$failure,
    isPending: detail.$isPending,
    onRetry: detail.refresh,
  });
  return (
    <Panel label={messages.panel}>
      <QueryView
        data={data}
        failure={failure}
        isPending={isPending}
        texts={{ ...loadTexts, failed: messages.failedDetail }}
        skeleton={<Skeleton height="320px" />}
        onRetry={onRetry}
      >
        {(loaded) => <Contents data={loaded} />}
      </QueryView>
    </Panel>
  );
}
