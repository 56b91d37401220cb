import { memberColumn } from '@/features/desk-list';
import { formatKst } from '@/shared/lib/format';
import { Badge } from '@/shared/ui/badge';
import type { DataColumn } from '@/shared/ui/data-table';
import type { CouponCode, DeskCoupon } from '../api';
import { messages } from '../ui/messages';
import { audienceOf, codeWorth, worthOf } from './coupon';

const { columns: heads } = messages;
const day = (at: number) => formatKst(at, 'YY.MM.DD HH:mm');

/** The columns of members' coupons. */
export const couponColumns: readonly DataColumn<DeskCoupon>[] = [
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
  {
    id: 'issuedAt',
    header: heads.issuedAt,
    value: ({ issuedAt }) => issuedAt,
    cell: ({ issuedAt }) => day(issuedAt),
    width: 122,
  },
  {
    id: 'validTo',
    header: heads.validTo,
    value: ({ validTo }) => validTo,
    cell: ({ validTo }) => day(validTo),
    width: 122,
  },
];

const tones = { open: 'brand', exhausted: 'warn', closed: 'neutral' } as const;

/** The columns of codes. */
export const codeColumns: readonly DataColumn<CouponCode>[] = [
  {
    id: 'code',
    header: heads.code,
    value: ({ code }) => code,
    cell: ({ code }) => <b>{code}</b>,
    width: 150,
  },
  { id: 'name', header: heads.name, value: ({ name }) => name, least: 110 },
  {
    id: 'worth',
    header: heads.worth,
    value: ({ amount, amountUsd }) => amount ?? amountUsd ?? 0,
    cell: (code) => <b>{codeWorth(code)}</b>,
    width: 150,
    align: 'end',
  },
  {
    id: 'given',
    header: heads.given,
    value: ({ given }) => given,
    cell: ({ given, most }) => messages.givenOf(given, most),
    width: 120,
    align: 'end',
  },
  { id: 'audience', header: heads.audience, value: audienceOf, width: 130, isSecondary: true },
  {
    id: 'state',
    header: heads.state,
    value: ({ state }) => messages.codeStates[state],
    cell: ({ state }) => <Badge tone={tones[state]}>{messages.codeStates[state]}</Badge>,
    width: 92,
  },
  {
    id: 'closesAt',
    header: heads.closesAt,
    value: ({ closesAt }) => closesAt,
    cell: ({ closesAt }) => day(closesAt),
    ...{ width: 122, isSecondary: true },
  },
];
