import { Link } from '@tanstack/react-router';
import { Panel, useDeskPath } from '@/features/desk-list';
import { formatDateTime } from '@/shared/lib/format';
import { DataList } from '@/shared/ui/data-list';
import { Heading } from '@/shared/ui/heading';
import type { DeskCoupon } from '../api';
import { giverOf, worthOf } from '../lib/coupon';
import { revoking } from '../model/coupons';
import * as styles from './coupon-panel.css';
import { EndingForm } from './ending-form';
import { messages } from './messages';

export interface CouponPanelProps {
  coupon: DeskCoupon;
}

/** One coupon of a member, and taking it back before it is used. */
export function CouponPanel({ coupon }: CouponPanelProps) {
  const to = useDeskPath();
  const { name, state, memberId, nickname, userId, issuedAt, validTo, reason } = coupon;
  const { columns: heads } = messages;
  const member = (
    <Link to={to} params={{ section: 'member', tab: memberId }}>
      {`${nickname} (${userId})`}
    </Link>
  );
  return (
    <Panel label={messages.panel}>
      <section className={styles.root}>
        <div className={styles.title}>
          <Heading level={2}>{name}</Heading>
        </div>
        <DataList
          items={[
            { term: heads.member, value: member },
            { term: heads.worth, value: worthOf(coupon) },
            { term: heads.state, value: messages.states[state] },
            { term: messages.givenBy, value: giverOf(coupon) },
            { term: heads.issuedAt, value: formatDateTime(issuedAt) },
            { term: heads.validTo, value: formatDateTime(validTo) },
            ...(reason === null ? [] : [{ term: messages.revokedFor, value: reason }]),
          ]}
        />
        {state === 'issued' && (
          <EndingForm model={revoking} label={messages.revoke} hint={messages.revokeHint} />
        )}
      </section>
    </Panel>
  );
}
