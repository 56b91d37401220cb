import { createEvent, createStore, sample } from 'effector';
import { createGate } from 'effector-react';
import { deskMember, type LinesQuery, memberLines, memberSummary } from '@/entities/desk-member';
import { $deskHome, deskKeyPressed, rowChosen } from '@/features/desk-list';
import { readNowFx } from '@/shared/lib/clock';
import { startOfKstDay } from '@/shared/lib/format';
import { navigationRequested } from '@/shared/routes';

export type MemberTab = 'lines' | 'requests' | 'debts' | 'notes' | 'access' | 'facts';
/** Days that lines are shown of. */
export type Period = 7 | 30 | 90;

/** A member is on the screen. */
export const MemberGate = createGate<{ memberId: string }>();
export const tabChosen = createEvent<MemberTab>();
export const accountChosen = createEvent<LinesQuery['account']>();
export const periodChosen = createEvent<Period>();
/** To the next or the previous one of the list. */
export const stepped = createEvent<'next' | 'previous'>();

export const $tab = createStore<MemberTab>('lines').on(tabChosen, (_last, tab) => tab);
export const $account = createStore<LinesQuery['account']>('money').on(
  accountChosen,
  (_last, account) => account,
);
export const $period = createStore<Period>(30).on(periodChosen, (_last, period) => period);

const opened = sample({ clock: MemberGate.open, fn: ({ memberId }) => memberId });
sample({ clock: opened, target: deskMember.start });
sample({
  clock: MemberGate.close,
  target: [deskMember.reset, memberLines.closed, memberSummary.reset],
});

// What is booked now is among the lines: they are read with the member, whenever that is.
const linesRequested = sample({
  clock: [accountChosen, periodChosen, deskMember.done],
  filter: MemberGate.status,
});
sample({ clock: linesRequested, target: readNowFx });
const periodRead = sample({
  clock: readNowFx.doneData,
  source: { gate: MemberGate.state, account: $account, period: $period },
  filter: MemberGate.status,
  fn: ({ gate, account, period }, now): LinesQuery => ({
    memberId: gate.memberId,
    account,
    from: startOfKstDay(now, 1 - period),
    to: startOfKstDay(now, 1),
  }),
});
sample({ clock: periodRead, target: [memberLines.opened, memberSummary.start] });

// The keys of the list lead from member to member, and back to the list.
sample({ clock: opened, target: rowChosen });
sample({ clock: stepped, target: deskKeyPressed });
sample({
  clock: rowChosen,
  source: { gate: MemberGate.state, home: $deskHome, isOpen: MemberGate.status },
  filter: ({ gate, isOpen }, id) => isOpen && gate.memberId !== id,
  fn: ({ home }, id) => ({ to: `${home}/member/${id}`, replace: true }),
  target: navigationRequested,
});
sample({
  clock: deskKeyPressed,
  source: { home: $deskHome, isOpen: MemberGate.status },
  filter: ({ isOpen }, key) => isOpen && key === 'close',
  fn: ({ home }) => ({ to: `${home}/member` }),
  target: navigationRequested,
});
