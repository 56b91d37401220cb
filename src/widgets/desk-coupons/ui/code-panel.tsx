import { useUnit } from 'effector-react';
import { $isAdmin } from '@/entities/member';
import { Panel } from '@/features/desk-list';
import { formatDateTime } from '@/shared/lib/format';
import { DataList } from '@/shared/ui/data-list';
import { Heading } from '@/shared/ui/heading';
import type { CouponCode } from '../api';
import { audienceOf, codeWorth } from '../lib/coupon';
import { closing } from '../model/codes';
import * as styles from './coupon-panel.css';
import { EndingForm } from './ending-form';
import { messages } from './messages';

export interface CodePanelProps {
  code: CouponCode;
}

/** One code, and closing it. */
export function CodePanel({ code }: CodePanelProps) {
  const isAdmin = useUnit($isAdmin);
  const { columns: heads } = messages;
  return (
    <Panel label={messages.codePanel}>
      <section className={styles.root}>
        <Heading level={2}>{code.code}</Heading>
        <DataList
          items={[
            { term: heads.name, value: code.name },
            { term: heads.worth, value: codeWorth(code) },
            { term: heads.state, value: messages.codeStates[code.state] },
            { term: heads.given, value: messages.givenOf(code.given, code.most) },
            { term: heads.audience, value: audienceOf(code) },
            { term: messages.days, value: messages.daysOf(code.validDays) },
            { term: heads.closesAt, value: formatDateTime(code.closesAt) },
          ]}
        />
        {isAdmin && code.state !== 'closed' && (
          <EndingForm model={closing} label={messages.close} />
        )}
        {!isAdmin && <p className={styles.note}>{messages.adminOnly}</p>}
      </section>
    </Panel>
  );
}
