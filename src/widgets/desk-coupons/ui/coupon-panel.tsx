import { ReasonForm } from '@/entities/staff-reason';
import { DeskLink, knownFacts, Panel, PanelNote } from '@/features/desk-list';
import { formatDateTime } from '@/shared/lib/format';
import { DataList } from '@/shared/ui/data-list';
import { FormTextarea } from '@/shared/ui/form';
import { type DeskCoupon, giverOf, worthOf } from '../lib/coupon';
import { issueForm, issuing, revokeForm, revoking } from '../model/coupons';
import { TermsFields } from './grant-fields';
import { messages } from './messages';

/** One coupon of a member, and taking it back before it is used. */
export function CouponPanel({ coupon }: { coupon: DeskCoupon }) {
  const { name, state, memberId, nickname, userId, issuedAt, validTo, reason } = coupon;
  const { columns: heads } = messages;
  const member = (
    <DeskLink section="member" tab={memberId}>
      {`${nickname} (${userId})`}
    </DeskLink>
  );
  return (
    <Panel label={messages.panel} title={name}>
      <DataList
        items={knownFacts([
          [heads.member, member],
          [heads.worth, worthOf(coupon)],
          [heads.state, messages.states[state]],
          [messages.givenBy, giverOf(coupon)],
          [heads.issuedAt, formatDateTime(issuedAt)],
          [heads.validTo, formatDateTime(validTo)],
          [messages.revokedFor, reason],
        ])}
      />
      {state === 'issued' && (
        <ReasonForm
          form={revokeForm}
          sending={revoking}
          label={messages.revoke}
          hint={messages.revokeHint}
        />
      )}
    </Panel>
  );
}

export function IssuePanel() {
  return (
    <Panel label={messages.issue} title={messages.issue}>
      <ReasonForm
        form={issueForm}
        sending={issuing}
        label={messages.issue}
        tone="primary"
        note={<PanelNote>{messages.takesTwoNote}</PanelNote>}
      >
        <FormTextarea
          form={issueForm}
          name="userIds"
          label={messages.userIds}
          hint={messages.userIdsHint}
          rows={3}
        />
        <TermsFields form={issueForm} />
      </ReasonForm>
    </Panel>
  );
}
