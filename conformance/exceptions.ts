import { BET_BY_CASE, BET_UNREACHABLE } from './exceptions-bet.ts';
import { CASINO_BY_CASE, CASINO_UNREACHABLE } from './exceptions-casino.ts';
import { COUPON_BY_CASE } from './exceptions-coupon.ts';
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
  ...BET_UNREACHABLE,
  ...CASINO_UNREACHABLE,
  ...['getStatement', 'getStatementSummary', 'getStatementCsv'].map((operation) => ({
    operation,
    answers: ['NOT_FOUND'],
    reason: 'no operation of the contract makes an account without a wallet',
  })),
  {
    operation: 'convertRolling',
    answers: ['201'],
    reason:
      'the least that is converted takes settled stakes on rounds of 100,000 won, more than a run bets',
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
  ...CASINO_BY_CASE,
  ...COUPON_BY_CASE,
  {
    operation: 'forgiveDebt',
    answers: ['201', 'NOT_FOUND', 'INVALID_STATE', 'IDEMPOTENCY_KEY_REUSED'],
    reachedBy: 'debt/forgiven',
  },
  {
    operation: 'collectDebt',
    answers: ['201', 'NOT_FOUND', 'INVALID_STATE', 'INSUFFICIENT_FUNDS', 'IDEMPOTENCY_KEY_REUSED'],
    reachedBy: 'debt/forgiven',
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
  { operation: 'restoreMember', answers: ['200'], reachedBy: 'desk-member/suspended' },
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
    answers: ['201', 'INVALID_STATE'],
    reachedBy: 'settlement/requested',
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
  {
    operation: 'giveUpBonus',
    answers: ['200', 'NOT_FOUND', 'INVALID_STATE'],
    reachedBy: 'deposit/bonus-given-up',
  },
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
    answers: [
      ...['201', 'IDEMPOTENCY_KEY_REUSED', 'OPEN_WITHDRAWAL', 'DAILY_LIMIT'],
      'WRONG_WITHDRAW_PASSWORD',
    ],
    reachedBy: 'withdrawal/held',
  },
  {
    operation: 'requestWithdrawal',
    answers: [
      ...['REQUEST_REFUSED', 'AMOUNT_TOO_SMALL', 'AMOUNT_TOO_LARGE', 'AMOUNT_UNIT', 'WAIT'],
      ...['INSUFFICIENT_FUNDS', 'OPEN_DEPOSIT', 'TURNOVER', 'WITHDRAWAL_LOCKED'],
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
  ...['getWorldDay', 'getTakenPrices'].map((operation) => ({
    operation,
    answers: ['200'],
    reachedBy: 'world-day/committed',
  })),
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
  { operation: 'approveMember', answers: ['INVALID_STATE'], reachedBy: 'signup/rejected' },
  { operation: 'blockAddress', answers: ['INVALID_STATE'], reachedBy: 'address/ends' },
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
    operation: 'decideLeaving',
    answers: ['200', 'NOT_FOUND', 'INVALID_STATE'],
    reachedBy: 'desk-member/leaving',
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
  { operation: 'setPreference', answers: ['200'], reachedBy: 'profile/preference' },
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
  ...['saveSlip', 'renameSavedSlip', 'deleteSavedSlip'].map((operation) => ({
    operation,
    answers: ['200', '204', 'NOT_FOUND'],
    reachedBy: 'saved-slip/kept',
  })),
  { answers: ['SAVED_SLIP_LIMIT'], reachedBy: 'saved-slip/limit' },
  ...BET_BY_CASE,
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
  ...['useCoupon', 'registerCoupon', 'openLobby'].map((operation) => ({
    operation,
    answers: ['REQUEST_REFUSED'],
    reachedBy: 'protection/takeBreak',
  })),
  { operation: 'takeBreak', answers: ['200'], reachedBy: 'protection/takeBreak' },
  { answers: ['SELF_EXCLUDED'], reachedBy: 'protection/excludeSelf' },
  { operation: 'excludeSelf', answers: ['200'], reachedBy: 'protection/excludeSelf' },
  { answers: ['CANCEL_TOO_LATE'], reachedBy: 'cancel/too-late' },
  { operation: 'cancelBet', answers: ['200', 'CANCEL_LIMIT'], reachedBy: 'cancel/paid-back' },
  { operation: 'cancelBet', answers: ['INVALID_STATE'], reachedBy: 'settle/result' },
  ...['cashOut', 'setCashOutTarget', 'removeCashOutTarget'].map((operation) => ({
    operation,
    answers: ['201', '204', 'NOT_FOUND', 'INVALID_STATE', 'IDEMPOTENCY_KEY_REUSED'],
    reachedBy: 'cash-out/paid',
  })),
  { answers: ['CLOCK_NOT_MANUAL'], reachedBy: 'clock/system' },
  { operation: 'setClock', answers: ['200'], reachedBy: 'clock/forward' },
  ...['correctResult', 'voidFixture', 'previewResult'].map((operation) => ({
    operation,
    answers: ['200', 'NOT_FOUND', 'INVALID_STATE'],
    reachedBy: 'settle/result',
  })),
  ...[
    { operation: 'changeNews', answers: ['200', 'NOT_FOUND'] },
    { operation: 'deleteNews', answers: ['204', 'NOT_FOUND'] },
  ].map((one) => ({ ...one, reachedBy: 'notice/news' })),
  ...[
    { operation: 'changePopup', answers: ['200', 'NOT_FOUND'] },
    { operation: 'deletePopup', answers: ['204', 'NOT_FOUND'] },
  ].map((one) => ({ ...one, reachedBy: 'notice/popup' })),
  ...[
    { operation: 'adjustBalance', answers: ['INVALID_STATE'] },
    { operation: 'getEvent', answers: ['200', 'NOT_FOUND'] },
    { operation: 'addEvent', answers: ['201', 'IDEMPOTENCY_KEY_REUSED'] },
    { operation: 'changeEvent', answers: ['200', 'NOT_FOUND'] },
    { operation: 'deleteEvent', answers: ['204', 'NOT_FOUND', 'INVALID_STATE'] },
  ].map((one) => ({ ...one, reachedBy: 'event/rewarded' })),
  ...[
    { operation: 'payEventRewards', answers: ['200', 'NOT_FOUND', 'IDEMPOTENCY_KEY_REUSED'] },
    { operation: 'previewEventRewards', answers: ['200', 'NOT_FOUND'] },
  ].map((one) => ({ ...one, reachedBy: 'event/list-rewarded' })),
  ...[
    { operation: 'joinEvent', answers: ['200', 'NOT_FOUND', 'INVALID_STATE'] },
    { operation: 'getEventMembers', answers: ['200', 'NOT_FOUND'] },
  ].map((one) => ({ ...one, reachedBy: 'event/joined' })),
  { operation: 'askFurther', answers: ['200'], reachedBy: 'inquiry/further' },
  { operation: 'withdrawInquiry', answers: ['204'], reachedBy: 'inquiry/withdrawn' },
  { operation: 'findInquiry', answers: ['200', 'NOT_FOUND'], reachedBy: 'inquiry/key' },
  ...[
    { operation: 'askInquiry', answers: ['201', 'RATE_LIMITED'] },
    { operation: 'askFurther', answers: ['NOT_FOUND', 'INVALID_STATE', 'RATE_LIMITED'] },
    { operation: 'getMyInquiry', answers: ['200', 'NOT_FOUND'] },
    { operation: 'withdrawInquiry', answers: ['NOT_FOUND', 'INVALID_STATE'] },
    { operation: 'closeInquiry', answers: ['200', 'NOT_FOUND', 'INVALID_STATE'] },
  ].map((one) => ({ ...one, reachedBy: 'inquiry/own' })),
  ...[
    { operation: 'addTournament', answers: ['201', 'IDEMPOTENCY_KEY_REUSED'] },
    { operation: 'joinTournament', answers: ['200', 'NOT_FOUND', 'INVALID_STATE'] },
    { operation: 'getTournament', answers: ['200'] },
    { operation: 'changeTournament', answers: ['200', 'NOT_FOUND', 'INVALID_STATE'] },
    { operation: 'deleteTournament', answers: ['204', 'NOT_FOUND', 'INVALID_STATE'] },
  ].map((one) => ({ ...one, reachedBy: 'tournament/joined' })),
  { operation: 'attend', answers: ['200', 'INVALID_STATE'], reachedBy: 'attendance/stamped' },
  { operation: 'setAttendanceRules', answers: ['200'], reachedBy: 'attendance/rules' },
  ...[
    { operation: 'claimQuest', answers: ['200', 'NOT_FOUND', 'INVALID_STATE'] },
    { operation: 'addQuest', answers: ['201', 'IDEMPOTENCY_KEY_REUSED'] },
    { operation: 'endQuest', answers: ['200', 'NOT_FOUND'] },
  ].map((one) => ({ ...one, reachedBy: 'quest/claimed' })),
  { operation: 'setBankUse', answers: ['200', 'NOT_FOUND'], reachedBy: 'notice/bank' },
  ...[
    { operation: 'addPost', answers: ['201', 'RATE_LIMITED', 'IDEMPOTENCY_KEY_REUSED'] },
    { operation: 'changePost', answers: ['200', 'NOT_FOUND'] },
    { operation: 'deletePost', answers: ['204', 'NOT_FOUND'] },
    {
      operation: 'addReply',
      answers: ['201', 'NOT_FOUND', 'RATE_LIMITED', 'IDEMPOTENCY_KEY_REUSED'],
    },
    { operation: 'changeReply', answers: ['200', 'NOT_FOUND', 'INVALID_STATE'] },
    { operation: 'deleteReply', answers: ['204', 'NOT_FOUND'] },
    ...['getPosts', 'getPost', 'getReplies', 'addPostImage'].map((operation) => ({
      operation,
      answers: ['200', '201', 'NOT_FOUND'],
    })),
  ].map((one) => ({ ...one, reachedBy: 'post/written' })),
  ...[
    { operation: 'changePost', answers: ['INVALID_STATE'] },
    { operation: 'addReply', answers: ['INVALID_STATE'] },
    { operation: 'reportPost', answers: ['204', 'NOT_FOUND'] },
    { operation: 'reportReply', answers: ['204', 'NOT_FOUND'] },
    { operation: 'decidePost', answers: ['204', 'NOT_FOUND', 'INVALID_STATE'] },
  ].map((one) => ({ ...one, reachedBy: 'post/reported' })),
  { operation: 'changeSetting', answers: ['200', 'INVALID_STATE'], reachedBy: 'setting/change' },
];
