import { Link } from '@tanstack/react-router';
import { Panel, useDeskPath } from '@/features/desk-list';
import { formatDateTime } from '@/shared/lib/format';
import { DataList } from '@/shared/ui/data-list';
import { Form, FormTextarea } from '@/shared/ui/form';
import type { DeskCoupon } from '../api';
import { giverOf, worthOf } from '../lib/coupon';
import { revoking } from '../model/coupons';
import { form, issuing } from '../model/issue';
import { EndingForm } from './ending-form';
import { GrantEnd, TermsFields } from './grant-fields';
import { messages } from './messages';

/** One coupon of a member, and taking it back before it is used. */
export function CouponPanel({ coupon }: { coupon: DeskCoupon }) {
  const to = useDeskPath();
  const { name, state, memberId, nickname, userId, issuedAt, validTo, reason } = coupon;
  const { columns: heads } = messages;
  const member = (
    <Link to={to} params={{ section: 'member', tab: memberId }}>
      {`${nickname} (${userId})`}
    </Link>
  );
  return (
    <Panel label={messages.panel} title={name}>
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
    </Panel>
  );
}

/** Gives a coupon to one member or several. */
export function IssuePanel() {
  return (
    <Panel label={messages.issue} title={messages.issue}>
      <Form form={form} label={messages.issue}>
        <FormTextarea
          form={form}
          name="userIds"
          label={messages.userIds}
          hint={messages.userIdsHint}
          rows={3}
        />
        <TermsFields form={form} />
        <GrantEnd form={form} $isPending={issuing.$isPending} label={messages.issue} />
      </Form>
    </Panel>
  );
}
