import {
  defineDeskList,
  DeskLink,
  memberColumn,
  stateColumn,
  stateFilter,
  timeColumn,
} from '@/features/desk-list';
import { TabLink, TabNav } from '@/shared/ui/tab-nav';
import { worthOf } from '../lib/coupon';
import { counts, coupons } from '../model/coupons';
import { CouponPanel, IssuePanel } from './coupon-panel';
import { messages } from './messages';

const { columns: heads } = messages;
const states = ['issued', 'used', 'expired', 'revoked'] as const;
const tones = { issued: 'brand', used: 'neutral', expired: 'neutral', revoked: 'neutral' } as const;

const States = stateFilter({
  list: coupons,
  label: messages.stateFilter,
  states,
  words: messages.states,
  $counts: counts.$data,
});

/** What members have, and what they may type. */
export function CouponTabs() {
  return (
    <TabNav label={messages.tabs}>
      {(['coupons', 'codes'] as const).map((one) => (
        <TabLink key={one}>
          <DeskLink
            section="coupon"
            tab={one === 'codes' ? 'code' : undefined}
            activeOptions={{ exact: true, includeSearch: false }}
          >
            {messages[one]}
          </DeskLink>
        </TabLink>
      ))}
    </TabNav>
  );
}

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
    stateColumn(heads.state, messages.states, tones),
    timeColumn('issuedAt', heads.issuedAt),
    timeColumn('validTo', heads.validTo),
  ],
  isQuiet: ({ state }) => state !== 'issued',
  panel: (coupon) => <CouponPanel coupon={coupon} />,
  adding: { label: messages.issue, panel: IssuePanel, isForAdmins: true },
  figures: Figures,
});
