import { useUnit } from 'effector-react';
import { type DeskMember, deskMember, deskMemberWords, MemberLimits } from '@/entities/desk-member';
import { type DeskRequest, deskWords } from '@/entities/desk-request';
import { formatResult } from '@/entities/statement';
import { DeskLink } from '@/features/desk-list';
import { loadTexts } from '@/shared/copy';
import { formatDate, formatMoney, formatShortDateTime } from '@/shared/lib/format';
import { DataList } from '@/shared/ui/data-list';
import { Heading } from '@/shared/ui/heading';
import { LinkButton } from '@/shared/ui/link-button';
import { QueryView, useQuery } from '@/shared/ui/query-view';
import { Skeleton } from '@/shared/ui/skeleton';
import { $sums } from '../model';
import { Figure } from './figure';
import { messages } from './messages';
import * as styles from './request-member.css';
import * as panel from './request-panel.css';

/** Kinds of requests that are about a member's money. */
export const moneyKinds = ['deposit', 'withdrawal', 'tetherDeposit', 'settlement'] as const;

export interface RequestMemberProps {
  /** What the request asks for. */
  kind: (typeof moneyKinds)[number];
  /** It is not among the earlier ones. */
  request: Pick<DeskRequest, 'id' | 'memberId' | 'state' | 'money'>;
}

/** Earlier requests that are shown, newest first. */
const mostFormer = 4;

const states: Record<string, string | undefined> = deskWords.states;
/** What was credited is used already. */
const credited: readonly DeskRequest['state'][] = ['approved', 'credited', 'reversed'];

/** What came in and went out within 30 days, but for the request itself. */
function Sums() {
  const sums = useUnit($sums);
  if (sums === null) return <Skeleton height="40px" />;
  const amount = (minor: number) => formatMoney(minor, sums.currency === 'USD' ? 'USD' : 'KRW');
  return (
    <div className={styles.sums}>
      <Figure label={messages.deposits30}>{amount(sums.deposits)}</Figure>
      <Figure label={messages.withdrawals30}>{amount(sums.withdrawals)}</Figure>
      <Figure label={messages.net30}>{formatResult(sums.netDeposit, sums.currency)}</Figure>
    </div>
  );
}

/** The balance and what keeps it from being paid out; of a deposit the preview has the balance already. */
function Standing({ data: { member, balances, turnover, protection } }: { data: DeskMember }) {
  const money = (minor: number) => formatMoney(minor, member.currency);
  return (
    <DataList
      items={[
        { term: messages.money, value: <b>{money(member.money)}</b> },
        { term: messages.held, value: money(balances?.holdWithdraw ?? 0) },
        { term: messages.turnoverRest, value: messages.turnoverLeft(turnover, money) },
        { term: deskMemberWords.stop, value: deskMemberWords.stopText(protection.stop) },
      ]}
    />
  );
}

/** The newest that staff wrote about the member. */
function Note({ data: { notes } }: { data: DeskMember }) {
  const [note] = notes;
  if (note === undefined) return null;
  return (
    <p className={styles.note} aria-label={messages.note} role="note">
      <span>{note.contents}</span>
      <span className={panel.quiet}>
        {formatDate(note.at)} {note.by}
      </span>
    </p>
  );
}

function Former({ data: { member, requests }, kind, request }: FormerProps) {
  const former = requests.filter((one) => one.kind === kind && one.id !== request.id);
  return (
    <section className={panel.section} aria-label={messages.former(deskWords.kinds[kind])}>
      <Heading level={2} size="h4">
        {messages.former(deskWords.kinds[kind])}
      </Heading>
      {former.length === 0 && <p className={panel.quiet}>{messages.noFormer}</p>}
      <ul className={styles.former}>
        {former.slice(0, mostFormer).map(({ id, state, amount, createdAt, by, bonus }) => (
          <li key={id} className={styles.one}>
            <span className={panel.quiet}>{formatShortDateTime(createdAt)}</span>
            <span>
              <b>{amount !== null && formatMoney(amount, member.currency)}</b>{' '}
              {bonus && <span className={panel.quiet}>{deskWords.bonuses[bonus]}</span>}
            </span>
            <span className={panel.quiet}>
              {[states[state] ?? state, by].filter((word) => word !== null).join(' · ')}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}

type FormerProps = RequestMemberProps & { data: DeskMember };

/** Whose request it is: what the member has, came in and went out, what is limited, and earlier requests of that kind. */
export function RequestMember({ kind, request }: RequestMemberProps) {
  const { memberId, money, state } = request;
  const { data, failure, isPending, onRetry } = useQuery(deskMember);
  const isDeposit = kind === 'deposit' || kind === 'tetherDeposit';
  return (
    <QueryView
      // Until the answer for this one is there, the last one's figures are another member's.
      data={data?.member.id === memberId ? data : null}
      failure={failure}
      isPending={isPending}
      texts={{ ...loadTexts, failed: messages.failedMember }}
      skeleton={<Skeleton height="200px" shape="box" />}
      onRetry={onRetry}
    >
      {(loaded) => (
        <>
          <section className={panel.section} aria-label={messages.member}>
            <div className={styles.head}>
              <Heading level={2} size="h4">
                {messages.member}
              </Heading>
              <LinkButton asChild size="sm" variant="secondary">
                <DeskLink section="member" tab={memberId}>
                  {messages.toMember}
                </DeskLink>
              </LinkButton>
            </div>
            <Sums />
            {!isDeposit && <Standing data={loaded} />}
            <Note data={loaded} />
          </section>
          {isDeposit && (
            <div className={panel.section}>
              <MemberLimits
                data={{
                  ...loaded.protection,
                  limits: loaded.protection.limits.filter((own) => own.kind === 'deposit'),
                }}
                added={credited.includes(state) ? 0 : (money?.amount ?? 0)}
              />
            </div>
          )}
          <Former data={loaded} kind={kind} request={request} />
        </>
      )}
    </QueryView>
  );
}
