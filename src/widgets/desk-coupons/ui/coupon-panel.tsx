import { Link } from '@tanstack/react-router';
import { ReasonForm } from '@/entities/staff-reason';
import { Panel, PanelNote, useDeskPath } from '@/features/desk-list';
import { formatDateTime } from '@/shared/lib/format';
import { DataList } from '@/shared/ui/data-list';
import { FormTextarea } from '@/shared/ui/form';
import type { DeskCoupon } from '../api';
import { giverOf, worthOf } from '../lib/coupon';
import { revoking } from '../model/coupons';
import { form, issuing } from '../model/issue';
import { TermsFields } from './grant-fields';
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
        <ReasonForm {...revoking} label={messages.revoke} hint={messages.revokeHint} />
      )}
    </Panel>
  );
}

/** Gives a coupon to one member or several. */
export function IssuePanel() {
  return (
    <Panel label={messages.issue} title={messages.issue}>
      <ReasonForm
        form={form}
        sending={issuing}
        label={messages.issue}
        tone="primary"
        note={<PanelNote>{messages.takesTwoNote}</PanelNote>}
      >
        <FormTextarea
          form={form}
          name="userIds"
          label={messages.userIds}
          hint={messages.userIdsHint}
          rows={3}
        />
        <TermsFields form={form} />
      </ReasonForm>
    </Panel>
  );
}
