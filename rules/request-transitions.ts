/** Who a transition is open to; staff is a manager or an admin, `system` a job or a rule of the server. */
export type Party = 'member' | 'staff' | 'admin' | 'system';

/** One line of a table: an event, the states it may come in, and the state it leads to. */
export interface ListedTransition<State extends string, Event extends string> {
  event: Event;
  from: readonly State[];
  to: State;
  by: readonly Party[];
  /** Whether it is for amounts that one person decides, or for those that take two; without it for all. */
  people?: 1 | 2;
  /** The event whose actor may not do this one too: a decision that takes two people. */
  notByActorOf?: Event;
  /** Whether the actor has to say why; the member is shown the reason. */
  needsReason?: boolean;
  /** Whether whoever does it keeps the request to themselves for a while. */
  takesLock?: boolean;
  /** Whether time alone makes it: a task of the server does it when nothing else has. */
  isTimed?: true;
  /** Whether it corrects a decision, such as taking an approved deposit back: a request does not stay open for that. */
  isCorrection?: boolean;
}

/** All that may become of a request of one kind: what is not listed is refused. */
export interface RequestTransitions<State extends string, Event extends string> {
  initial: State;
  transitions: readonly ListedTransition<State, Event>[];
}

type Decision = 'check' | 'release' | 'approve' | 'reject';

/** One person of staff decides. Who looks at it changes nothing for the member: only the lock does. */
function oneDecision<State extends string>(
  initial: State,
): RequestTransitions<State | 'approved' | 'rejected', Decision> {
  const from = [initial];
  return {
    initial,
    transitions: [
      { event: 'check', from, to: initial, by: ['staff'], takesLock: true },
      { event: 'release', from, to: initial, by: ['staff'] },
      { event: 'approve', from, to: 'approved', by: ['staff'] },
      { event: 'reject', from, to: 'rejected', by: ['staff'], needsReason: true },
    ],
  };
}

export type SignupState = 'applied' | 'approved' | 'rejected';
export type SignupEvent = Decision;

export const SIGNUP_TRANSITIONS: RequestTransitions<SignupState, SignupEvent> =
  oneDecision('applied');

export type DepositState =
  | 'requested'
  | 'checking'
  | 'awaiting_second'
  | 'approved'
  | 'rejected'
  | 'cancelled'
  | 'expired'
  | 'reversed';
export type DepositEvent =
  | 'check'
  | 'release'
  | 'approve'
  | 'second'
  | 'reject'
  | 'cancel'
  | 'expire'
  | 'reverse'
  | 'stop';

export const DEPOSIT_TRANSITIONS: RequestTransitions<DepositState, DepositEvent> = {
  initial: 'requested',
  transitions: [
    { event: 'check', from: ['requested'], to: 'checking', by: ['staff'], takesLock: true },
    { event: 'release', from: ['checking'], to: 'requested', by: ['staff'] },
    { event: 'approve', from: ['requested', 'checking'], to: 'approved', by: ['staff'], people: 1 },
    {
      event: 'approve',
      from: ['requested', 'checking'],
      by: ['staff'],
      to: 'awaiting_second',
      people: 2,
    },
    {
      event: 'second',
      from: ['awaiting_second'],
      to: 'approved',
      by: ['staff'],
      notByActorOf: 'approve',
    },
    {
      event: 'reject',
      from: ['requested', 'checking', 'awaiting_second'],
      to: 'rejected',
      by: ['staff'],
      needsReason: true,
    },
    { event: 'cancel', from: ['requested'], to: 'cancelled', by: ['member'] },
    { event: 'expire', from: ['requested'], to: 'expired', by: ['system'], isTimed: true },
    {
      event: 'stop',
      from: ['requested', 'checking', 'awaiting_second'],
      to: 'cancelled',
      by: ['system'],
      needsReason: true,
    },
    {
      event: 'reverse',
      from: ['approved'],
      to: 'reversed',
      by: ['admin'],
      needsReason: true,
      isCorrection: true,
    },
  ],
};

export type WithdrawalState =
  | 'requested'
  | 'checking'
  | 'awaiting_second'
  | 'paid'
  | 'rejected'
  | 'cancelled'
  | 'failed';
export type WithdrawalEvent = 'check' | 'release' | 'pay' | 'second' | 'reject' | 'cancel' | 'fail';

export const WITHDRAWAL_TRANSITIONS: RequestTransitions<WithdrawalState, WithdrawalEvent> = {
  initial: 'requested',
  transitions: [
    { event: 'check', from: ['requested'], to: 'checking', by: ['staff'], takesLock: true },
    { event: 'release', from: ['checking'], to: 'requested', by: ['staff'] },
    { event: 'pay', from: ['checking'], to: 'paid', by: ['staff'], people: 1 },
    { event: 'pay', from: ['checking'], to: 'awaiting_second', by: ['staff'], people: 2 },
    { event: 'second', from: ['awaiting_second'], to: 'paid', by: ['staff'], notByActorOf: 'pay' },
    {
      event: 'reject',
      from: ['requested', 'checking', 'awaiting_second'],
      to: 'rejected',
      by: ['staff'],
      needsReason: true,
    },
    { event: 'cancel', from: ['requested'], to: 'cancelled', by: ['member'] },
    {
      event: 'fail',
      from: ['paid'],
      to: 'failed',
      by: ['staff'],
      people: 1,
      needsReason: true,
      isCorrection: true,
    },
    {
      event: 'fail',
      from: ['paid'],
      to: 'failed',
      by: ['admin'],
      people: 2,
      needsReason: true,
      isCorrection: true,
    },
  ],
};

export type StaffRequestState = 'requested' | 'awaiting_second' | 'approved' | 'rejected';
export type StaffRequestEvent = 'approve' | 'second' | 'reject';

/** Its `approve` is the request itself: the admin who asks is the first of the two. */
const SECOND_ADMIN: RequestTransitions<StaffRequestState, StaffRequestEvent>['transitions'] = [
  {
    event: 'second',
    from: ['awaiting_second'],
    to: 'approved',
    by: ['admin'],
    notByActorOf: 'approve',
  },
  {
    event: 'reject',
    from: ['requested', 'awaiting_second'],
    to: 'rejected',
    by: ['admin'],
    needsReason: true,
  },
];

export const ADJUSTMENT_TRANSITIONS: RequestTransitions<StaffRequestState, StaffRequestEvent> = {
  initial: 'requested',
  transitions: [
    { event: 'approve', from: ['requested'], to: 'approved', by: ['admin'], people: 1 },
    { event: 'approve', from: ['requested'], to: 'awaiting_second', by: ['admin'], people: 2 },
    ...SECOND_ADMIN,
  ],
};

export const SETTING_TRANSITIONS: RequestTransitions<StaffRequestState, StaffRequestEvent> = {
  initial: 'requested',
  transitions: [
    { event: 'approve', from: ['requested'], to: 'awaiting_second', by: ['admin'] },
    ...SECOND_ADMIN,
  ],
};

export type SettlementState = 'requested' | 'approved' | 'rejected';
export type SettlementEvent = Decision;

export const SETTLEMENT_TRANSITIONS: RequestTransitions<SettlementState, SettlementEvent> =
  oneDecision('requested');

export type TetherState =
  | 'waiting'
  | 'confirming'
  | 'partial'
  | 'late'
  | 'reviewing'
  | 'awaiting_second'
  | 'credited'
  | 'expired'
  | 'rejected';
export type TetherEvent =
  | ('see' | 'part' | 'delay' | 'review' | 'credit' | 'take' | 'expire' | 'lapse')
  | ('check' | 'release' | 'approve' | 'second' | 'reject');

/** A tether deposit. It is moved on by what comes over the chain; staff decides what came late, and what is large. */
export const TETHER_TRANSITIONS: RequestTransitions<TetherState, TetherEvent> = {
  initial: 'waiting',
  transitions: [
    {
      event: 'see',
      from: ['waiting', 'partial', 'late', 'reviewing', 'awaiting_second'],
      to: 'confirming',
      by: ['system'],
    },
    { event: 'part', from: ['confirming'], to: 'partial', by: ['system'] },
    { event: 'delay', from: ['confirming'], to: 'late', by: ['system'] },
    { event: 'review', from: ['confirming', 'partial'], to: 'reviewing', by: ['system'] },
    { event: 'credit', from: ['confirming'], to: 'credited', by: ['system'] },
    // What its member did not choose in time is taken for them; what is below a cent ends with nothing.
    { event: 'take', from: ['partial'], to: 'credited', by: ['member', 'system'], isTimed: true },
    // So does what the chain has lost before it had its blocks.
    {
      event: 'lapse',
      from: ['partial', 'confirming'],
      to: 'expired',
      by: ['system'],
      isTimed: true,
    },
    { event: 'expire', from: ['waiting'], to: 'expired', by: ['system'], isTimed: true },
    // Who looks at it changes nothing for the member: only the lock does.
    { event: 'check', from: ['late'], to: 'late', by: ['staff'], takesLock: true },
    { event: 'check', from: ['reviewing'], to: 'reviewing', by: ['staff'], takesLock: true },
    { event: 'release', from: ['late'], to: 'late', by: ['staff'] },
    { event: 'release', from: ['reviewing'], to: 'reviewing', by: ['staff'] },
    { event: 'approve', from: ['late', 'reviewing'], to: 'credited', by: ['staff'], people: 1 },
    {
      event: 'approve',
      from: ['late', 'reviewing'],
      by: ['staff'],
      to: 'awaiting_second',
      people: 2,
    },
    {
      event: 'second',
      from: ['awaiting_second'],
      to: 'credited',
      by: ['staff'],
      notByActorOf: 'approve',
    },
    {
      event: 'reject',
      from: ['late', 'reviewing', 'awaiting_second'],
      to: 'rejected',
      by: ['staff'],
      needsReason: true,
    },
  ],
};

/** Every kind of the contract's `DeskKind`. */
export const REQUEST_TRANSITIONS = {
  signup: SIGNUP_TRANSITIONS,
  deposit: DEPOSIT_TRANSITIONS,
  withdrawal: WITHDRAWAL_TRANSITIONS,
  adjustment: ADJUSTMENT_TRANSITIONS,
  setting: SETTING_TRANSITIONS,
  settlement: SETTLEMENT_TRANSITIONS,
  tetherDeposit: TETHER_TRANSITIONS,
  // As corrections: what an admin asks for is done, or waits for another.
  couponIssue: ADJUSTMENT_TRANSITIONS,
} as const;

/** How long staff keeps a request that `check` has taken, milliseconds. */
export const REQUEST_LOCK_MS = 10 * 60_000;
