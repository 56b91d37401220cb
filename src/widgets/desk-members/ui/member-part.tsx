import { betText } from '@/entities/bet';
import { DebtStateBadge } from '@/entities/desk-debt';
import { type DeskMember, deskMemberWords } from '@/entities/desk-member';
import { deskWords } from '@/entities/desk-request';
import { DeskLink, knownFacts } from '@/features/desk-list';
import { formatKst, formatMoney, formatPhone, formatShortDateTime } from '@/shared/lib/format';
import { DataList } from '@/shared/ui/data-list';
import { EmptyState } from '@/shared/ui/empty-state';
import { LinkButton } from '@/shared/ui/link-button';
import * as styles from './member-view.css';
import { messages } from './messages';

interface PartProps {
  data: DeskMember;
}

const kinds: Record<string, string | undefined> = deskWords.kinds;
const states: Record<string, string | undefined> = deskWords.states;

function Requests({ data: { requests, member } }: PartProps) {
  if (requests.length === 0) return <EmptyState title={messages.noRequests} />;
  return (
    <ul className={styles.rows}>
      {requests.map(({ id, kind, state, amount, createdAt }) => (
        <li key={id} className={styles.row}>
          <span className={styles.quiet}>{formatShortDateTime(createdAt)}</span>
          <span className={styles.grow}>
            {kinds[kind] ?? kind} · {states[state] ?? state}
          </span>
          {amount !== null && <b>{formatMoney(amount, member.currency)}</b>}
        </li>
      ))}
    </ul>
  );
}

/** What corrected results could not take back, and the way to where some of it is given up. */
function Debts({ data: { debts, member } }: PartProps) {
  if (debts.length === 0) return <EmptyState title={messages.noDebts} />;
  return (
    <ul className={styles.rows}>
      {debts.map(({ bet, ...debt }) => (
        <li key={debt.id} className={styles.row}>
          <span className={styles.quiet}>{formatShortDateTime(debt.at)}</span>
          <span className={styles.grow}>
            {betText(bet)} <DebtStateBadge debt={debt} />
          </span>
          <b>{formatMoney(debt.owed, debt.currency)}</b>
        </li>
      ))}
      <li className={styles.row}>
        <LinkButton asChild size="sm" variant="secondary">
          <DeskLink section="debt" tab={member.id}>
            {messages.allDebts}
          </DeskLink>
        </LinkButton>
      </li>
    </ul>
  );
}

function Notes({ data: { notes } }: PartProps) {
  if (notes.length === 0) return <EmptyState title={messages.noNotes} />;
  return (
    <ul className={styles.rows}>
      {notes.map(({ id, contents, by, at }) => (
        <li key={id} className={styles.note}>
          <p className={styles.text}>{contents}</p>
          <p className={styles.quiet}>
            {formatShortDateTime(at)} {by}
          </p>
        </li>
      ))}
    </ul>
  );
}

/** From where and how long the member was here. */
function Access({ data: { sessions, devices } }: PartProps) {
  if (sessions.length === 0) return <EmptyState title={messages.noAccess} />;
  return (
    <>
      <p className={styles.quiet}>{messages.devices(devices.length)}</p>
      <ul className={styles.rows}>
        {sessions.map(({ id, ip, startedAt, endedAt, endReason }) => (
          <li key={id} className={styles.row}>
            <b>{ip}</b>
            <span className={styles.grow}>
              {endedAt === null
                ? messages.onlineSince(startedAt)
                : messages.session(startedAt, endedAt)}
            </span>
            {endReason !== null && <span className={styles.quiet}>{messages.end(endReason)}</span>}
          </li>
        ))}
      </ul>
    </>
  );
}

type Limits = DeskMember['limits']['prematch'];

/** What the member gave at sign-up, and what the level allows. */
function Facts({ data: { member, signup, approvedAt, limits } }: PartProps) {
  const { facts } = messages;
  const money = (minor: number) => formatMoney(minor, member.currency);
  const limitText = ({ minStake, maxStake, maxPayout }: Limits) =>
    facts.limits(money(minStake), money(maxStake), money(maxPayout));
  const bank = signup.bank;
  const all = knownFacts([
    [facts.id, member.id],
    [facts.phone, member.phoneNumber && formatPhone(member.phoneNumber)],
    [facts.birthYear, signup.birthYear === null ? null : deskMemberWords.bornIn(signup.birthYear)],
    [facts.bank, bank && `${bank.bankName} ${bank.accountNumber} ${bank.holder}`],
    [facts.code, signup.code],
    [facts.currency, deskMemberWords.currencies[member.currency]],
    [facts.approved, approvedAt === null ? null : formatKst(approvedAt, 'YYYY-MM-DD HH:mm')],
    [facts.prematch, limitText(limits.prematch)],
    [facts.european, limitText(limits.european)],
    [facts.inPlay, limitText(limits.inPlay)],
    [facts.withdrawalDay, money(limits.withdrawalDay)],
  ]);
  return <DataList divided items={all} />;
}

const parts = {
  requests: Requests,
  debts: Debts,
  notes: Notes,
  access: Access,
  facts: Facts,
} as const;

export interface MemberPartProps extends PartProps {
  /** What of the member is drawn. */
  part: keyof typeof parts;
}

/** One tab of a member: requests, notes, sessions, or what is known. */
export function MemberPart({ part, data }: MemberPartProps) {
  const Part = parts[part];
  return <Part data={data} />;
}
