import { useUnit } from 'effector-react';
import { $desk, type DeskRequestDetail } from '@/entities/desk-request';
import { $member } from '@/entities/member';
import { formatMoney } from '@/shared/lib/format';
import { Heading } from '@/shared/ui/heading';
import { SECOND_PERSON_WON } from '#rules/second-person.ts';
import { type Approval, approvalsOf } from '../lib/approvals-of';
import { messages } from './messages';
import * as styles from './request-panel.css';

function textOf({ staffId, isGiven }: Approval, order: 'first' | 'second', isAwaited: boolean) {
  if (order === 'first') {
    if (isGiven) return messages.approvedFirst;
    return staffId === null ? messages.notApproved : messages.checkingNow;
  }
  if (isGiven) return messages.approvedSecond;
  return isAwaited ? messages.awaitsSecond : messages.afterFirst;
}

export type ApprovalsProps = Pick<DeskRequestDetail, 'request' | 'steps'>;

/** The two people whose approval a large request takes; nothing where one is enough. */
export function Approvals({ request, steps }: ApprovalsProps) {
  const [desk, member] = useUnit([$desk, $member]);
  const approvals = approvalsOf(request, steps);
  if (approvals === null) return null;
  const nameOf = (id: string | null) => {
    if (id !== null && id === member?.id) return messages.mine;
    return desk?.staff.find((one) => one.id === id)?.nickname ?? messages.other;
  };
  return (
    <section className={styles.section} aria-label={messages.approvals}>
      <Heading level={2} size="h4">
        {messages.approvals}
      </Heading>
      {request.money && (
        <p className={styles.quiet}>
          {messages.approvalsFrom(formatMoney(SECOND_PERSON_WON, 'KRW'))}
        </p>
      )}
      <ol className={styles.approvals}>
        {(['first', 'second'] as const).map((order) => (
          <li key={order} className={styles.approval} data-given={approvals[order].isGiven}>
            <b>
              {order === 'first' && approvals.first.staffId === null
                ? messages.firstApproval
                : nameOf(approvals[order].staffId)}
            </b>
            <span className={styles.quiet}>
              {textOf(approvals[order], order, request.state === 'awaiting_second')}
            </span>
          </li>
        ))}
      </ol>
    </section>
  );
}
