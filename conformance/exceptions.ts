interface Exception {
  /** Of all operations where none is named. */
  operation?: string;
  /** Statuses, problem codes or refusal codes. */
  answers: readonly string[];
}

interface Unreachable extends Exception {
  reason: string;
}

/** `{operation}` in the case's id is replaced by the operation's id. */
interface ByCase extends Exception {
  reachedBy: string;
}

const MOVES_MONEY = [
  'requestDeposit',
  'requestWithdrawal',
  'getTetherDepositUrl',
  'registerCryptoDeposit',
  'requestTetherWithdrawal',
  'convertPoints',
  'convertRolling',
];

/** Documented answers that no call brings about. */
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
    answers: ['FIXTURE_PICKS'],
    reason:
      'a fixture has a pick of each kind at most, and as many are taken until admins allow fewer',
  },
  ...[
    { operation: 'getCasinoRound', answers: ['200'] },
    { operation: 'refundCasinoRound', answers: ['200', 'INVALID_STATE'] },
  ].map((one) => ({
    ...one,
    reason: 'rounds are played at a provider, which calls the site by a contract of its own',
  })),
  {
    operation: 'launchCasinoGame',
    answers: ['BLOCKED'],
    reason: 'who may not play is signed out, and does not come as far',
  },
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
  {
    operation: 'reportTetherTransfer',
    answers: ['200', 'NOT_FOUND', 'INVALID_STATE'],
    reason: 'nobody but the provider has what it signs with',
  },
  ...MOVES_MONEY.map((operation) => ({
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

/** Answers by operation (`*`: of all) that one case alone reaches, by the case. */
const REACHED_BY: Record<string, Readonly<Record<string, string>>> = {
  'casino/lobby': { launchCasinoGame: '201 NOT_FOUND', getCasinoRound: 'NOT_FOUND' },
  'casino/restricted': {
    getCasinoLobby: 'CASINO_RESTRICTED',
    launchCasinoGame: 'CASINO_RESTRICTED',
  },
  'casino/stopped': {
    launchCasinoGame: 'REQUEST_REFUSED OWN_SESSION_LIMIT ON_BREAK SELF_EXCLUDED UNREAD_MESSAGE',
  },
  'casino/desk': {
    launchCasinoGame: 'GAME_UNAVAILABLE',
    setCasinoMaintenance: '204 NOT_FOUND INVALID_STATE',
    refundCasinoRound: 'NOT_FOUND',
  },
  'coupon/code': { registerCoupon: '200' },
  'coupon/once': { useCoupon: '200 IDEMPOTENCY_KEY_REUSED' },
  'coupon/codes': {
    registerCoupon: 'INVALID_STATE',
    addCouponCode: '201 INVALID_STATE IDEMPOTENCY_KEY_REUSED',
    closeCouponCode: '200 NOT_FOUND',
  },
  'coupon/staff': {
    useCoupon: 'INVALID_STATE',
    revokeCoupon: '200 INVALID_STATE NOT_FOUND',
    issueCoupons: '201 IDEMPOTENCY_KEY_REUSED',
  },
  'debt/forgiven': {
    forgiveDebt: '201 NOT_FOUND INVALID_STATE IDEMPOTENCY_KEY_REUSED',
    collectDebt: '201 NOT_FOUND INVALID_STATE INSUFFICIENT_FUNDS IDEMPOTENCY_KEY_REUSED',
  },
  'points/converted': { convertPoints: '201 IDEMPOTENCY_KEY_REUSED' },
  'points/refused': {
    convertPoints: 'REQUEST_REFUSED AMOUNT_TOO_SMALL AMOUNT_UNIT INSUFFICIENT_FUNDS WAIT',
  },
  'desk-member/suspended': { restoreMember: '200' },
  'desk-member/changed': { changeMember: '200 NOT_FOUND' },
  'adjustment/booked': { adjustBalance: '201 NOT_FOUND INSUFFICIENT_FUNDS IDEMPOTENCY_KEY_REUSED' },
  'rolling/refused': {
    convertRolling: 'REQUEST_REFUSED AMOUNT_TOO_SMALL INSUFFICIENT_FUNDS IDEMPOTENCY_KEY_REUSED',
  },
  'rolling/rates': { setRollingRate: '204 NOT_FOUND INVALID_STATE' },
  'settlement/requested': { requestSettlement: '201 INVALID_STATE' },
  'settlement/nothing': {
    requestSettlement: 'REQUEST_REFUSED BLOCKED AMOUNT_TOO_SMALL IDEMPOTENCY_KEY_REUSED',
  },
  'deposit/once': { requestDeposit: '201 IDEMPOTENCY_KEY_REUSED', cancelDeposit: '200 NOT_FOUND' },
  'deposit/refused': {
    requestDeposit:
      'REQUEST_REFUSED AMOUNT_TOO_SMALL AMOUNT_TOO_LARGE AMOUNT_UNIT BONUS_NOT_AVAILABLE OPEN_DEPOSIT WAIT',
  },
  'withdrawal/held': {
    requestDeposit: 'OPEN_WITHDRAWAL',
    requestWithdrawal:
      '201 IDEMPOTENCY_KEY_REUSED OPEN_WITHDRAWAL DAILY_LIMIT WRONG_WITHDRAW_PASSWORD',
    cancelWithdrawal: '200 INVALID_STATE',
  },
  'protection/deposit': { requestDeposit: 'OWN_DEPOSIT_LIMIT', '*': 'MEMBER_PROTECTED' },
  'deposit/decided': {
    cancelDeposit: 'INVALID_STATE',
    getDeskRequest: '200 NOT_FOUND',
    decideDeskRequest: '200 NOT_FOUND INVALID_STATE LOCKED',
  },
  'deposit/bonus-given-up': { giveUpBonus: '200 NOT_FOUND INVALID_STATE' },
  'deposit/account': { askForAccount: '202' },
  'deposit/two-people': { decideDeskRequest: 'SAME_PERSON' },
  'deposit/reversed-too-late': { decideDeskRequest: 'INSUFFICIENT_FUNDS' },
  'withdrawal/refused': {
    requestWithdrawal:
      'REQUEST_REFUSED AMOUNT_TOO_SMALL AMOUNT_TOO_LARGE AMOUNT_UNIT WAIT INSUFFICIENT_FUNDS OPEN_DEPOSIT TURNOVER WITHDRAWAL_LOCKED',
  },
  'withdrawal/turnover': { cancelWithdrawal: 'NOT_FOUND' },
  'tether/deposit': {
    getTetherDepositUrl: 'REQUEST_REFUSED AMOUNT_TOO_SMALL AMOUNT_TOO_LARGE AMOUNT_UNIT',
    registerCryptoDeposit:
      '201 REQUEST_REFUSED IDEMPOTENCY_KEY_REUSED INSECURE_URL AMOUNT_TOO_SMALL AMOUNT_TOO_LARGE AMOUNT_UNIT',
    takeTetherPayment: 'NOT_FOUND INVALID_STATE',
    sendSimulatedTether: '201 NOT_FOUND',
    reportTetherTransfer: 'FORBIDDEN',
  },
  'lapse/tether-blocks': { takeTetherPayment: '200' },
  'tether/protected': {
    getTetherDepositUrl: 'OWN_DEPOSIT_LIMIT OWN_SESSION_LIMIT ON_BREAK SELF_EXCLUDED',
    registerCryptoDeposit: 'OWN_DEPOSIT_LIMIT OWN_SESSION_LIMIT ON_BREAK SELF_EXCLUDED',
  },
  'tether/withdrawal': {
    getTetherDepositUrl: 'OPEN_WITHDRAWAL',
    registerCryptoDeposit: 'OPEN_WITHDRAWAL',
    requestTetherWithdrawal:
      '201 IDEMPOTENCY_KEY_REUSED OPEN_WITHDRAWAL DAILY_LIMIT WRONG_WITHDRAW_PASSWORD',
  },
  'tether/open-rates': {
    getTetherDepositUrl: 'OPEN_DEPOSIT',
    registerCryptoDeposit: 'OPEN_DEPOSIT',
  },
  'tether/maintenance': { '*': 'TETHER_MAINTENANCE' },
  'tether/withdrawal-refused': {
    requestTetherWithdrawal:
      'REQUEST_REFUSED NO_WALLET AMOUNT_TOO_SMALL AMOUNT_TOO_LARGE AMOUNT_UNIT INSUFFICIENT_FUNDS WAIT TURNOVER WITHDRAWAL_LOCKED',
    joinTether: '200 REQUEST_REFUSED WRONG_WITHDRAW_PASSWORD WITHDRAWAL_LOCKED',
  },
  'tether/open-deposit': { requestTetherWithdrawal: 'OPEN_DEPOSIT' },
  'world-day/committed': { getWorldDay: '200', getTakenPrices: '200' },
  'input/{operation}': { '*': 'VALIDATION UNSUPPORTED_MEDIA_TYPE PAYLOAD_TOO_LARGE' },
  'access/{operation}': { '*': 'UNAUTHENTICATED FORBIDDEN SESSION_EXPIRED SESSION_REPLACED' },
  'access/blocked-address': { '*': 'IP_BLOCKED' },
  'limits/{operation}': { '*': 'RATE_LIMITED' },
  'setting/maintenance': { '*': 'UNDER_MAINTENANCE' },
  'signup/closed': { '*': 'SIGNUP_CLOSED' },
  'signup/apply': { '*': 'PENDING_APPROVAL', approveMember: '204 NOT_FOUND' },
  'signup/rejected': { approveMember: 'INVALID_STATE' },
  'address/ends': { blockAddress: 'INVALID_STATE' },
  'session/suspended': { '*': 'MEMBER_SUSPENDED' },
  'session/lobby': { '*': 'CASINO_RESTRICTED' },
  'session/password': { changePassword: 'WRONG_PASSWORD 200' },
  'profile/elsewhere': { signOutElsewhere: 'WRONG_PASSWORD 200' },
  'desk-member/leaving': { decideLeaving: '200 NOT_FOUND INVALID_STATE' },
  'profile/leave': { leaveSite: 'WRONG_PASSWORD INVALID_STATE 200' },
  'profile/withdraw-password': { changeWithdrawPassword: 'REQUEST_REFUSED 200' },
  'profile/preference': { setPreference: '200' },
  'session/logout': { logout: '204' },
  'message/inbox': {
    '*': 'UNREAD_MESSAGE',
    openMessage: '200 NOT_FOUND',
    deleteMessage: '204 NOT_FOUND INVALID_STATE',
  },
  'favourite/list': { addFavourite: '204 NOT_FOUND', removeFavourite: '204' },
  'favourite/limit': { '*': 'FAVOURITE_LIMIT' },
  'saved-slip/kept': {
    saveSlip: '200',
    renameSavedSlip: '204 NOT_FOUND',
    deleteSavedSlip: '204 NOT_FOUND',
  },
  'saved-slip/limit': { '*': 'SAVED_SLIP_LIMIT' },
  'bet/blocked': { '*': 'BETTING_BLOCKED' },
  'bet/refused-stake-too-large': { '*': 'STAKE_TOO_LARGE COMBINATION_LIMIT' },
  'bet/refused-payout-too-large': { '*': 'PAYOUT_TOO_LARGE' },
  'bet/refused-insufficient-funds': { '*': 'INSUFFICIENT_FUNDS' },
  'in-play/suspended': { '*': 'MARKET_SUSPENDED' },
  'settle/result': {
    '*': 'MARKET_CLOSED',
    cancelBet: 'INVALID_STATE',
    correctResult: '200 NOT_FOUND INVALID_STATE',
    voidFixture: '200 NOT_FOUND INVALID_STATE',
    previewResult: '200 NOT_FOUND INVALID_STATE',
  },
  'bet/refused-fixture-started': { '*': 'FIXTURE_STARTED' },
  'bet/refused-bonus-in-play': { '*': 'BONUS_IN_PLAY' },
  'bet/refused-bonus-low-odds': { '*': 'BONUS_LOW_ODDS' },
  'bet/refused-system-sizes': { '*': 'SYSTEM_SIZES' },
  'bet/refused-system-bonus': { '*': 'SYSTEM_BONUS' },
  'bet/refused-system-stake': { '*': 'SYSTEM_STAKE' },
  'bet/refused-total-odds-too-high': { '*': 'TOTAL_ODDS_TOO_HIGH' },
  'bet/refused-mode-leg': { '*': 'MODE_LEG' },
  'bet/refused-too-many-legs': { '*': 'TOO_MANY_LEGS' },
  'protection/limits': {
    '*': 'OWN_STAKE_LIMIT OWN_LOSS_LIMIT OWN_SESSION_LIMIT',
    cancelLimitRaise: '200 NOT_FOUND',
    setOwnLimit: '200',
  },
  'protection/takeBreak': {
    '*': 'ON_BREAK',
    useCoupon: 'REQUEST_REFUSED',
    registerCoupon: 'REQUEST_REFUSED',
    openLobby: 'REQUEST_REFUSED',
    takeBreak: '200',
  },
  'protection/excludeSelf': { '*': 'SELF_EXCLUDED', excludeSelf: '200' },
  'cancel/too-late': { '*': 'CANCEL_TOO_LATE' },
  'cancel/paid-back': { cancelBet: '200 CANCEL_LIMIT' },
  'cash-out/paid': {
    cashOut: '201 NOT_FOUND IDEMPOTENCY_KEY_REUSED',
    setCashOutTarget: '204 NOT_FOUND INVALID_STATE',
    removeCashOutTarget: '204 NOT_FOUND',
  },
  'clock/system': { '*': 'CLOCK_NOT_MANUAL' },
  'clock/forward': { setClock: '200' },
  'notice/news': { changeNews: '200 NOT_FOUND', deleteNews: '204 NOT_FOUND' },
  'notice/popup': { changePopup: '200 NOT_FOUND', deletePopup: '204 NOT_FOUND' },
  'event/rewarded': {
    adjustBalance: 'INVALID_STATE',
    getEvent: '200 NOT_FOUND',
    addEvent: '201 IDEMPOTENCY_KEY_REUSED',
    changeEvent: '200 NOT_FOUND',
    deleteEvent: '204 NOT_FOUND INVALID_STATE',
  },
  'event/list-rewarded': {
    payEventRewards: '200 NOT_FOUND IDEMPOTENCY_KEY_REUSED',
    previewEventRewards: '200 NOT_FOUND',
  },
  'event/joined': { joinEvent: '200 NOT_FOUND INVALID_STATE', getEventMembers: '200 NOT_FOUND' },
  'inquiry/further': { askFurther: '200' },
  'inquiry/withdrawn': { withdrawInquiry: '204' },
  'inquiry/key': { findInquiry: '200 NOT_FOUND' },
  'inquiry/own': {
    askInquiry: '201 RATE_LIMITED',
    askFurther: 'NOT_FOUND INVALID_STATE RATE_LIMITED',
    getMyInquiry: '200 NOT_FOUND',
    withdrawInquiry: 'NOT_FOUND INVALID_STATE',
    closeInquiry: '200 NOT_FOUND INVALID_STATE',
  },
  'tournament/joined': {
    addTournament: '201 IDEMPOTENCY_KEY_REUSED',
    joinTournament: '200 NOT_FOUND INVALID_STATE',
    getTournament: '200',
    changeTournament: '200 NOT_FOUND INVALID_STATE',
    deleteTournament: '204 NOT_FOUND INVALID_STATE',
  },
  'attendance/stamped': { attend: '200 INVALID_STATE' },
  'attendance/rules': { setAttendanceRules: '200' },
  'quest/claimed': {
    claimQuest: '200 NOT_FOUND INVALID_STATE',
    addQuest: '201 IDEMPOTENCY_KEY_REUSED',
    endQuest: '200 NOT_FOUND',
  },
  'notice/bank': { setBankUse: '200 NOT_FOUND' },
  'post/written': {
    addPost: '201 RATE_LIMITED IDEMPOTENCY_KEY_REUSED',
    changePost: '200 NOT_FOUND',
    deletePost: '204 NOT_FOUND',
    addReply: '201 NOT_FOUND RATE_LIMITED IDEMPOTENCY_KEY_REUSED',
    changeReply: '200 NOT_FOUND INVALID_STATE',
    deleteReply: '204 NOT_FOUND',
    getPosts: '200',
    getPost: '200 NOT_FOUND',
    getReplies: '200 NOT_FOUND',
    addPostImage: '201',
  },
  'post/reported': {
    changePost: 'INVALID_STATE',
    addReply: 'INVALID_STATE',
    reportPost: '204 NOT_FOUND',
    reportReply: '204 NOT_FOUND',
    decidePost: '204 NOT_FOUND INVALID_STATE',
  },
  'setting/change': { changeSetting: '200 INVALID_STATE' },
};

/** Where the case was not tried its answers were not reached, for the same reason. */
export const BY_CASE: readonly ByCase[] = Object.entries(REACHED_BY).flatMap(([reachedBy, all]) =>
  Object.entries(all).map(([operation, answers]) => ({
    ...(operation !== '*' && { operation }),
    answers: answers.split(' '),
    reachedBy,
  })),
);
