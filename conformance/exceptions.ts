interface Exception {
  /** Of all operations where none is named. */
  operation?: string;
  /** Statuses, problem codes or refusal codes. */
  answers: readonly string[];
}

/** Answers that no call brings about. */
interface Unreachable extends Exception {
  reason: string;
}

/** Answers that one case alone reaches: where it was not tried they were not, for the same reason. */
interface ByCase extends Exception {
  /** `{operation}` is replaced by the operation's id. */
  reachedBy: string;
}

/** Documented answers that a run may end without. */
export const UNREACHABLE: readonly Unreachable[] = [
  {
    answers: ['UNAVAILABLE', 'INTERNAL'],
    reason: 'a server answers so when it cannot do its work: no call brings that about',
  },
  {
    answers: ['NOT_ACCEPTABLE'],
    reason:
      'the specification has this status for the client; the contract has no call that leads to it',
  },
  {
    operation: 'placeBet',
    answers: ['EMPTY_SLIP'],
    reason: 'a slip without legs breaks the contract, and is refused for that',
  },
  {
    operation: 'approveMember',
    answers: ['INVALID_STATE'],
    reason: 'no operation of the contract rejects an applicant',
  },
];

export const BY_CASE: readonly ByCase[] = [
  { answers: ['VALIDATION'], reachedBy: 'input/{operation}' },
  {
    answers: ['UNAUTHENTICATED', 'FORBIDDEN', 'SESSION_EXPIRED', 'SESSION_REPLACED'],
    reachedBy: 'access/{operation}',
  },
  { answers: ['IP_BLOCKED'], reachedBy: 'access/blocked-address' },
  { answers: ['RATE_LIMITED'], reachedBy: 'limits/{operation}' },
  {
    answers: ['UNSUPPORTED_MEDIA_TYPE', 'PAYLOAD_TOO_LARGE'],
    reachedBy: 'input/{operation}',
  },
  { answers: ['UNDER_MAINTENANCE'], reachedBy: 'setting/maintenance' },
  { answers: ['SIGNUP_CLOSED'], reachedBy: 'signup/closed' },
  { answers: ['PENDING_APPROVAL'], reachedBy: 'signup/apply' },
  { operation: 'approveMember', answers: ['204', 'NOT_FOUND'], reachedBy: 'signup/apply' },
  { answers: ['MEMBER_SUSPENDED'], reachedBy: 'session/suspended' },
  { answers: ['CASINO_RESTRICTED'], reachedBy: 'session/lobby' },
  {
    answers: ['WRONG_PASSWORD', '200'],
    operation: 'changePassword',
    reachedBy: 'session/password',
  },
  { answers: ['204'], operation: 'logout', reachedBy: 'session/logout' },
  { answers: ['UNREAD_MESSAGE'], reachedBy: 'message/inbox' },
  { operation: 'openMessage', answers: ['200', 'NOT_FOUND'], reachedBy: 'message/inbox' },
  {
    operation: 'deleteMessage',
    answers: ['204', 'NOT_FOUND', 'INVALID_STATE'],
    reachedBy: 'message/inbox',
  },
  { operation: 'addFavourite', answers: ['204', 'NOT_FOUND'], reachedBy: 'favourite/list' },
  { operation: 'removeFavourite', answers: ['204'], reachedBy: 'favourite/list' },
  { answers: ['FAVOURITE_LIMIT'], reachedBy: 'favourite/limit' },
  { answers: ['BETTING_BLOCKED'], reachedBy: 'bet/blocked' },
  { answers: ['STAKE_TOO_LARGE', 'COMBINATION_LIMIT'], reachedBy: 'bet/refused-stake-too-large' },
  { answers: ['PAYOUT_TOO_LARGE'], reachedBy: 'bet/refused-payout-too-large' },
  { answers: ['INSUFFICIENT_FUNDS'], reachedBy: 'bet/refused-insufficient-funds' },
  { answers: ['MARKET_SUSPENDED'], reachedBy: 'in-play/suspended' },
  { answers: ['MARKET_CLOSED'], reachedBy: 'settle/result' },
  { answers: ['FIXTURE_STARTED'], reachedBy: 'bet/refused-fixture-started' },
  { answers: ['BONUS_IN_PLAY'], reachedBy: 'bet/refused-bonus-in-play' },
  { answers: ['BONUS_LOW_ODDS'], reachedBy: 'bet/refused-bonus-low-odds' },
  { answers: ['TOTAL_ODDS_TOO_HIGH'], reachedBy: 'bet/refused-total-odds-too-high' },
  { answers: ['TOO_MANY_LEGS'], reachedBy: 'bet/refused-too-many-legs' },
  { answers: ['CANCEL_TOO_LATE'], reachedBy: 'cancel/too-late' },
  { operation: 'cancelBet', answers: ['200', 'CANCEL_LIMIT'], reachedBy: 'cancel/paid-back' },
  { operation: 'cancelBet', answers: ['INVALID_STATE'], reachedBy: 'settle/result' },
  { answers: ['CLOCK_NOT_MANUAL'], reachedBy: 'clock/system' },
  { operation: 'setClock', answers: ['200'], reachedBy: 'clock/forward' },
  {
    operation: 'correctResult',
    answers: ['200', 'NOT_FOUND', 'INVALID_STATE'],
    reachedBy: 'settle/result',
  },
  { operation: 'changeSetting', answers: ['200'], reachedBy: 'setting/change' },
];
