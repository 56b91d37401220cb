import { TETHER_BY_CASE, TETHER_UNREACHABLE } from './exceptions-tether.ts';

interface Exception {
  /** Of all operations where none is named. */
  operation?: string;
  /** Statuses, problem codes or refusal codes. */
  answers: readonly string[];
}

/** Answers that no call brings about. */
export interface Unreachable extends Exception {
  reason: string;
}

/** Answers that one case alone reaches: where it was not tried they were not, for the same reason. */
export interface ByCase extends Exception {
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
  ...['getStatement', 'getStatementSummary', 'getStatementCsv'].map((operation) => ({
    operation,
    answers: ['NOT_FOUND'],
    reason: 'no operation of the contract makes an account without a wallet',
  })),
  {
    operation: 'blockAddress',
    answers: ['INVALID_STATE'],
    reason: 'a run does not know under which address the server sees it',
  },
  {
    operation: 'useCoupon',
    answers: ['INVALID_STATE'],
    reason: 'no operation of the contract takes a coupon back, and one takes days to expire',
  },
  {
    operation: 'convertRolling',
    answers: ['201'],
    reason: 'no kind of wager that the contract has earns rolling comp yet',
  },
  {
    operation: 'requestSettlement',
    answers: ['201', 'INVALID_STATE'],
    reason: 'it takes a friend who deposits, and a week that passes afterwards',
  },
  {
    operation: 'registerCoupon',
    answers: ['INVALID_STATE'],
    reason: 'no operation of the contract makes a code, and the demo data have none that is over',
  },
  {
    operation: 'approveMember',
    answers: ['INVALID_STATE'],
    reason: 'no operation of the contract rejects an applicant',
  },
  ...TETHER_UNREACHABLE,
  ...[
    ...['requestDeposit', 'requestWithdrawal', 'getTetherDepositUrl'],
    ...['registerCryptoDeposit', 'requestTetherWithdrawal'],
    ...['convertPoints', 'convertRolling'],
  ].map((operation) => ({
    operation,
    answers: ['BLOCKED'],
    reason: 'who may not move money is signed out, and does not come as far',
  })),
  {
    operation: 'requestWithdrawal',
    answers: ['NO_BANK_ACCOUNT'],
    reason: 'every sign-up in won names an account',
  },
];

export const BY_CASE: readonly ByCase[] = [
  { operation: 'registerCoupon', answers: ['200'], reachedBy: 'coupon/code' },
  {
    operation: 'useCoupon',
    answers: ['200', 'IDEMPOTENCY_KEY_REUSED'],
    reachedBy: 'coupon/once',
  },
  {
    operation: 'convertPoints',
    answers: ['201', 'IDEMPOTENCY_KEY_REUSED'],
    reachedBy: 'points/converted',
  },
  {
    operation: 'convertPoints',
    answers: [
      ...['REQUEST_REFUSED', 'AMOUNT_TOO_SMALL', 'AMOUNT_UNIT'],
      ...['INSUFFICIENT_FUNDS', 'WAIT'],
    ],
    reachedBy: 'points/refused',
  },
  {
    operation: 'restoreMember',
    answers: ['200'],
    reachedBy: 'desk-member/suspended',
  },
  {
    operation: 'changeMember',
    answers: ['200', 'NOT_FOUND'],
    reachedBy: 'desk-member/changed',
  },
  {
    operation: 'adjustBalance',
    answers: ['201', 'NOT_FOUND', 'INSUFFICIENT_FUNDS', 'IDEMPOTENCY_KEY_REUSED'],
    reachedBy: 'adjustment/booked',
  },
  {
    operation: 'convertRolling',
    answers: [
      ...['REQUEST_REFUSED', 'AMOUNT_TOO_SMALL', 'INSUFFICIENT_FUNDS'],
      'IDEMPOTENCY_KEY_REUSED',
    ],
    reachedBy: 'rolling/refused',
  },
  {
    operation: 'setRollingRate',
    answers: ['204', 'NOT_FOUND', 'INVALID_STATE'],
    reachedBy: 'rolling/rates',
  },
  {
    operation: 'requestSettlement',
    answers: ['REQUEST_REFUSED', 'BLOCKED', 'AMOUNT_TOO_SMALL', 'IDEMPOTENCY_KEY_REUSED'],
    reachedBy: 'settlement/nothing',
  },
  {
    operation: 'requestDeposit',
    answers: ['201', 'IDEMPOTENCY_KEY_REUSED'],
    reachedBy: 'deposit/once',
  },
  {
    operation: 'requestDeposit',
    answers: [
      ...['REQUEST_REFUSED', 'AMOUNT_TOO_SMALL', 'AMOUNT_TOO_LARGE', 'AMOUNT_UNIT'],
      ...['BONUS_NOT_AVAILABLE', 'OPEN_DEPOSIT', 'WAIT'],
    ],
    reachedBy: 'deposit/refused',
  },
  { operation: 'requestDeposit', answers: ['OPEN_WITHDRAWAL'], reachedBy: 'withdrawal/held' },
  { operation: 'requestDeposit', answers: ['OWN_DEPOSIT_LIMIT'], reachedBy: 'protection/deposit' },
  { operation: 'cancelDeposit', answers: ['200', 'NOT_FOUND'], reachedBy: 'deposit/once' },
  { operation: 'cancelDeposit', answers: ['INVALID_STATE'], reachedBy: 'deposit/decided' },
  { operation: 'askForAccount', answers: ['202'], reachedBy: 'deposit/account' },
  { operation: 'getDeskRequest', answers: ['200', 'NOT_FOUND'], reachedBy: 'deposit/decided' },
  {
    operation: 'decideDeskRequest',
    answers: ['200', 'NOT_FOUND', 'INVALID_STATE', 'LOCKED'],
    reachedBy: 'deposit/decided',
  },
  { operation: 'decideDeskRequest', answers: ['SAME_PERSON'], reachedBy: 'deposit/two-people' },
  {
    operation: 'decideDeskRequest',
    answers: ['INSUFFICIENT_FUNDS'],
    reachedBy: 'deposit/reversed-too-late',
  },
  {
    operation: 'requestWithdrawal',
    answers: ['201', 'IDEMPOTENCY_KEY_REUSED', 'OPEN_WITHDRAWAL', 'DAILY_LIMIT'],
    reachedBy: 'withdrawal/held',
  },
  {
    operation: 'requestWithdrawal',
    answers: [
      ...['REQUEST_REFUSED', 'AMOUNT_TOO_SMALL', 'AMOUNT_TOO_LARGE', 'AMOUNT_UNIT', 'WAIT'],
      ...['INSUFFICIENT_FUNDS', 'OPEN_DEPOSIT', 'TURNOVER'],
      ...['WRONG_WITHDRAW_PASSWORD', 'WITHDRAWAL_LOCKED'],
    ],
    reachedBy: 'withdrawal/refused',
  },
  {
    operation: 'cancelWithdrawal',
    answers: ['200', 'INVALID_STATE'],
    reachedBy: 'withdrawal/held',
  },
  { operation: 'cancelWithdrawal', answers: ['NOT_FOUND'], reachedBy: 'withdrawal/turnover' },
  ...TETHER_BY_CASE,
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
  {
    operation: 'signOutElsewhere',
    answers: ['WRONG_PASSWORD', '200'],
    reachedBy: 'profile/elsewhere',
  },
  {
    operation: 'leaveSite',
    answers: ['WRONG_PASSWORD', 'INVALID_STATE', '200'],
    reachedBy: 'profile/leave',
  },
  {
    operation: 'changeWithdrawPassword',
    answers: ['REQUEST_REFUSED', '200'],
    reachedBy: 'profile/withdraw-password',
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
  {
    answers: ['OWN_STAKE_LIMIT', 'OWN_LOSS_LIMIT', 'OWN_SESSION_LIMIT'],
    reachedBy: 'protection/limits',
  },
  {
    operation: 'cancelLimitRaise',
    answers: ['200', 'NOT_FOUND'],
    reachedBy: 'protection/limits',
  },
  { operation: 'setOwnLimit', answers: ['200'], reachedBy: 'protection/limits' },
  { answers: ['MEMBER_PROTECTED'], reachedBy: 'protection/deposit' },
  { answers: ['ON_BREAK'], reachedBy: 'protection/takeBreak' },
  { operation: 'takeBreak', answers: ['200'], reachedBy: 'protection/takeBreak' },
  { answers: ['SELF_EXCLUDED'], reachedBy: 'protection/excludeSelf' },
  { operation: 'excludeSelf', answers: ['200'], reachedBy: 'protection/excludeSelf' },
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
  {
    operation: 'voidFixture',
    answers: ['200', 'NOT_FOUND', 'INVALID_STATE'],
    reachedBy: 'settle/result',
  },
  {
    operation: 'previewResult',
    answers: ['200', 'NOT_FOUND', 'INVALID_STATE'],
    reachedBy: 'settle/result',
  },
  ...[
    { operation: 'changeNews', answers: ['200', 'NOT_FOUND'] },
    { operation: 'deleteNews', answers: ['204', 'NOT_FOUND'] },
  ].map((one) => ({ ...one, reachedBy: 'notice/news' })),
  ...[
    { operation: 'changePopup', answers: ['200', 'NOT_FOUND'] },
    { operation: 'deletePopup', answers: ['204', 'NOT_FOUND'] },
  ].map((one) => ({ ...one, reachedBy: 'notice/popup' })),
  { operation: 'setBankUse', answers: ['200', 'NOT_FOUND'], reachedBy: 'notice/bank' },
  { operation: 'changeSetting', answers: ['200'], reachedBy: 'setting/change' },
];
