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
import { deskKeyPressed, Panel } from '@/features/desk-list';
import { IconChevronDown, IconChevronUp, IconCopy } from '@/shared/icons';
import { loadTexts } from '@/shared/copy';
import { formatMoney, formatPhone, formatPoint, formatShortDateTime } from '@/shared/lib/format';
import { DataList } from '@/shared/ui/data-list';
import { Heading } from '@/shared/ui/heading';
import { IconButton } from '@/shared/ui/icon-button';
import { QueryView, useQuery } from '@/shared/ui/query-view';
import { Skeleton } from '@/shared/ui/skeleton';
import { idCopying } from '../lib/copy-id';
import { Approvals } from './approvals';
import { messages } from './messages';
import { PreviewTable } from './preview-table';
import { moneyKinds, RequestMember } from './request-member';
import * as styles from './request-panel.css';

interface Fact {
  id?: string;
  term: string;
  value: string;
}

const bankText = (bank: { bankName: string; accountNumber: string; holder: string } | null) =>
  bank && `${bank.bankName} ${bank.accountNumber} ${bank.holder}`;

/** Other accounts of the same device or wallet, a line each. */
function knownFacts({ money, signup }: Pick<DeskRequest, 'money' | 'signup'>): Fact[] {
  return (signup?.known ?? money?.tether?.known ?? []).map((one) => ({
    id: `${one.by} ${one.memberId}`,
    term: messages.knownBy[one.by],
    value: messages.knownOf(one),
  }));
}

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
    [messages.countedNow, settlement && money && messages.lessNow(settlement, money)],
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
    [
      messages.requestedCoins,
      money?.tether?.askedMicro && messages.usdtOf(money.tether.askedMicro),
    ],
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

/** The id to say to others, and the way to the requests around it. */
function Head({ id }: Pick<DeskRequest, 'id'>) {
  const [onCopy, onKey] = useUnit([idCopying.requested, deskKeyPressed]);
  return (
    <div className={styles.head}>
      <p className={styles.id}>{id}</p>
      <IconButton size="sm" label={messages.copyId} onClick={() => onCopy(id)}>
        <IconCopy size={14} />
      </IconButton>
      <IconButton size="sm" label={messages.previous} onClick={() => onKey('previous')}>
        <IconChevronUp size={18} />
      </IconButton>
      <IconButton size="sm" label={messages.next} onClick={() => onKey('next')}>
        <IconChevronDown size={18} />
      </IconButton>
    </div>
  );
}

function Contents({ data: { request, steps, preview } }: { data: DeskRequestDetail }) {
  const { id, kind, money, state, level, nickname, userId } = request;
  const facts = [...factsOf(request), ...knownFacts(request)];
  const moneyKind = moneyKinds.find((one) => one === kind);
  return (
    <>
      <section className={styles.section}>
        <Head id={id} />
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
      {moneyKind && <RequestMember kind={moneyKind} request={request} />}
      <Approvals request={request} steps={steps} />
      <Steps steps={steps} />
      <div className={styles.foot}>
        <DecisionBar />
      </div>
    </>
  );
}

/** The request that is worked on: what it asks, what its approval would change, and what may be done. */
export function RequestPanel() {
  const query = useQuery(detail);
  return (
    <Panel label={messages.panel}>
      <QueryView
        {...query}
        texts={{ ...loadTexts, failed: messages.failedDetail }}
        skeleton={<Skeleton height="320px" />}
      >
        {(loaded) => <Contents data={loaded} />}
      </QueryView>
    </Panel>
  );
}
