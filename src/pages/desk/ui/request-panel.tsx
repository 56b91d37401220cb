import { useUnit } from 'effector-react';
import { deskMemberWords } from '@/entities/desk-member';
import {
  $desk,
  correctedText,
  type DeskRequest,
  type DeskRequestDetail,
  deskWords,
  detail,
  RequestState,
  settingTexts,
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
import { moneyKinds, RequestMember } from './request-member';
import * as styles from './request-panel.css';

interface Fact {
  term: string;
  value: string;
}

const bankText = (bank: { bankName: string; accountNumber: string; holder: string } | null) =>
  bank && `${bank.bankName} ${bank.accountNumber} ${bank.holder}`;

/** What is known of a request by its kind; what nobody gave is left out. */
function factsOf({ money, signup, ...rest }: DeskRequest): Fact[] {
  const { settlement, adjustment, setting, coupon } = rest;
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
    [messages.account, adjustment && deskWords.accounts[adjustment.account]],
    [messages.correction, adjustment && correctedText(adjustment)],
    [messages.event, adjustment?.eventId && messages.eventOf(adjustment.eventId)],
    [
      adjustment && adjustment.amount < 0 ? messages.debtToCollect : messages.debt,
      adjustment?.debtId,
    ],
    ...(setting ? settingTexts(setting) : []).map((text): [string, string] => [
      text.name,
      messages.changeText([text]),
    ]),
    [messages.coupon, coupon && messages.couponOf(coupon)],
    [messages.couponValue, coupon && formatMoney(coupon.won, 'KRW')],
    [messages.couponDays, coupon && messages.couponDaysOf(coupon.validDays)],
    [messages.requestReason, (adjustment ?? setting ?? coupon)?.reason],
    [messages.depositor, money?.depositorName],
    [
      messages.bonus,
      money?.bonus &&
        `${deskWords.bonuses[money.bonus]} ${money.bonusPoints > 0 ? formatPoint(money.bonusPoints) : ''}`,
    ],
    [messages.bank, bankText(money?.bank ?? signup?.bank ?? null)],
    [messages.coins, money?.tether && messages.coinsOf(money.tether)],
    [messages.wallet, money?.tether?.address],
    [messages.code, signup?.code],
    [messages.recommender, signup?.recommender],
    [messages.phone, signup?.phoneNumber && formatPhone(signup.phoneNumber)],
    [messages.birthYear, signup?.birthYear && deskMemberWords.bornIn(signup.birthYear)],
    [messages.currency, signup && deskMemberWords.currencies[signup.currency]],
  ];
  return facts.flatMap(([term, value]) => (value ? { term, value: String(value) } : []));
}

function Steps({ steps }: Pick<DeskRequestDetail, 'steps'>) {
  const desk = useUnit($desk);
  const names = new Map((desk?.staff ?? []).map(({ id, nickname }) => [id, nickname]));
  return (
    <section className={styles.section} aria-label={messages.history}>
      <Heading level={2} size="h4">
        {messages.history}
      </Heading>
      <ol className={styles.steps}>
        {steps.map(({ at, event, state, actor, role, reason }) => (
          <li key={`${at} ${event}`} className={styles.step}>
            <span className={styles.quiet}>{formatShortDateTime(at)}</span>
            <span>
              {deskWords.states[state]} · {messages.actor[role]} {names.get(actor)}
              {reason !== null && <span className={styles.reason}>{reason}</span>}
            </span>
          </li>
        ))}
      </ol>
    </section>
  );
}

function Contents({ data: { request, steps, preview } }: { data: DeskRequestDetail }) {
  const { id, kind, money, state, memberId, level, nickname, userId, createdAt } = request;
  const facts = factsOf(request);
  const moneyKind = moneyKinds.find((one) => one === kind);
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
      {moneyKind && <RequestMember kind={moneyKind} requestId={id} memberId={memberId} />}
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
