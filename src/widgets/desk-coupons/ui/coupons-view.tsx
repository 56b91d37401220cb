import type { Dto } from '#contract/types.gen.ts';
import { defineDeskList, memberColumn, stateFilter, timeColumn } from '@/features/desk-list';
import { Badge } from '@/shared/ui/badge';
import { worthOf } from '../lib/coupon';
import { counts, coupons } from '../model/coupons';
import { CouponPanel, IssuePanel } from './coupon-panel';
import { CouponTabs } from './coupon-tabs';
import { messages } from './messages';

const { columns: heads } = messages;
const states: readonly Dto<'CouponState'>[] = ['issued', 'used', 'expired', 'revoked'];

const States = stateFilter({
  list: coupons,
  label: messages.stateFilter,
  states,
  words: messages.states,
  $counts: counts.$data,
});

function Figures() {
  return (
    <>
      <CouponTabs />
      <States />
    </>
  );
}

/** The coupons of all members; admins give some, staff takes some back. */
export const CouponsView = defineDeskList({
  list: coupons,
  texts: messages,
  columns: [
    memberColumn(heads.member),
    { id: 'name', header: heads.name, value: ({ name }) => name, least: 110 },
    {
      id: 'worth',
      header: heads.worth,
      value: ({ amount }) => amount,
      cell: (coupon) => <b>{worthOf(coupon)}</b>,
      width: 110,
      align: 'end',
    },
    {
      id: 'state',
      header: heads.state,
      value: ({ state }) => messages.states[state],
      cell: ({ state }) => (
        <Badge tone={state === 'issued' ? 'brand' : 'neutral'}>{messages.states[state]}</Badge>
      ),
      width: 92,
    },
    timeColumn('issuedAt', heads.issuedAt),
    timeColumn('validTo', heads.validTo),
  ],
  isQuiet: ({ state }) => state !== 'issued',
  panel: (coupon) => <CouponPanel coupon={coupon} />,
  adding: { label: messages.issue, panel: IssuePanel, isForAdmins: true },
  figures: Figures,
});
