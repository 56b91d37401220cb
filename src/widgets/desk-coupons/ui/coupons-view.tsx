import { useGate, useUnit } from 'effector-react';
import type { Dto } from '#contract/types.gen.ts';
import { $isAdmin } from '@/entities/member';
import { ListFrame, ListTable, StateChips } from '@/features/desk-list';
import { IconPlus } from '@/shared/icons';
import { Button } from '@/shared/ui/button';
import { usePaged } from '@/shared/ui/paged-list';
import type { DeskCoupon } from '../api';
import { couponColumns } from '../lib/columns';
import {
  $coupon,
  $search,
  $state,
  counts,
  coupons,
  CouponsGate,
  csvClicked,
  rowsSeen,
  searchChanged,
  stateChosen,
} from '../model/coupons';
import { $isIssuing, issueClicked } from '../model/issue';
import { CouponPanel } from './coupon-panel';
import { CouponTabs } from './coupon-tabs';
import { IssuePanel } from './issue-panel';
import { messages } from './messages';

const keyOf = ({ id }: DeskCoupon) => id;
const isOver = ({ state }: DeskCoupon) => state !== 'issued';
const states: readonly Dto<'CouponState'>[] = ['issued', 'used', 'expired', 'revoked'];

function States() {
  const [chosen, onState, data] = useUnit([$state, stateChosen, counts.$data]);
  return (
    <StateChips
      label={messages.stateFilter}
      states={states.map((state) => ({
        state,
        label: messages.stateCount(messages.states[state], data?.[state] ?? 0),
      }))}
      chosen={chosen}
      onChoose={onState}
    />
  );
}

/** The coupons of all members; admins give some, staff takes some back. */
export function CouponsView() {
  useGate(CouponsGate);
  const list = usePaged(coupons);
  const page = useUnit({
    ...{ coupon: $coupon, isIssuing: $isIssuing, isAdmin: $isAdmin, search: $search },
    ...{ onSearch: searchChanged, onIssue: issueClicked, onCsv: csvClicked, onRows: rowsSeen },
  });
  return (
    <ListFrame
      title={messages.title}
      note={messages.note}
      figures={
        <>
          <CouponTabs />
          <States />
        </>
      }
      search={{ label: messages.search, value: page.search, onChange: page.onSearch }}
      onCsv={page.onCsv}
      actions={
        page.isAdmin && (
          <Button size="sm" icon={<IconPlus size={16} />} onClick={() => page.onIssue()}>
            {messages.issue}
          </Button>
        )
      }
      list={list}
      failed={messages.failed}
      panel={page.isIssuing ? <IssuePanel /> : page.coupon && <CouponPanel coupon={page.coupon} />}
    >
      {(items) => (
        <ListTable
          label={messages.list}
          items={items}
          columns={couponColumns}
          rowKey={keyOf}
          onRows={page.onRows}
          isQuiet={isOver}
        />
      )}
    </ListFrame>
  );
}
