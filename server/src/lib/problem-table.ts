import type { components } from '#contract/types.gen.ts';

/** HTTP status and the sentence for a person, for every code of the contract. */
export const PROBLEMS: Record<
  components['schemas']['ProblemCode'],
  { status: number; message: string }
> = {
  VALIDATION: { status: 400, message: '입력하신 내용을 다시 확인해주세요.' },
  UNAUTHENTICATED: { status: 401, message: '로그인 후 이용해주세요.' },
  FORBIDDEN: { status: 403, message: '이용 권한이 없습니다.' },
  NOT_FOUND: { status: 404, message: '요청하신 내용을 찾을 수 없습니다.' },
  METHOD_NOT_ALLOWED: { status: 405, message: '지원하지 않는 요청입니다.' },
  NOT_ACCEPTABLE: { status: 406, message: '처리할 수 없는 요청입니다.' },
  PAYLOAD_TOO_LARGE: { status: 413, message: '요청이 너무 큽니다.' },
  UNSUPPORTED_MEDIA_TYPE: { status: 415, message: '지원하지 않는 형식입니다.' },
  RATE_LIMITED: { status: 429, message: '요청이 너무 많습니다. 잠시 후 다시 시도해주세요.' },
  INTERNAL: { status: 500, message: '예기치 못한 문제가 발생했습니다.' },
  UNDER_MAINTENANCE: { status: 503, message: '점검 중입니다.' },
  NOT_READY: { status: 503, message: '준비 중입니다.' },
  UNAVAILABLE: {
    status: 503,
    message: '일시적으로 이용할 수 없습니다. 잠시 후 다시 시도해주세요.',
  },
  SESSION_REPLACED: { status: 555, message: '다른 기기에서 로그인되어 로그아웃됩니다.' },
  SESSION_EXPIRED: { status: 556, message: '로그인 세션이 만료되었습니다. 다시 로그인해주세요.' },
  IP_BLOCKED: { status: 600, message: '차단된 IP 주소입니다.' },
  // The specification shows the server's own text on a refused login when the status is 404.
  LOGIN_FAILED: { status: 404, message: '아이디 또는 비밀번호가 올바르지 않습니다.' },
  LOGIN_LOCKED: {
    status: 404,
    message: '로그인 시도가 너무 많습니다. 잠시 후 다시 시도해주세요.',
  },
  PENDING_APPROVAL: { status: 404, message: '승인 대기 중인 계정입니다.' },
  MEMBER_SUSPENDED: { status: 404, message: '이용이 정지된 계정입니다. 고객센터로 문의해주세요.' },
  SIGNUP_CLOSED: { status: 403, message: '현재 회원가입이 마감되었습니다.' },
  INVALID_SIGNUP_CODE: { status: 422, message: '유효하지 않은 가입코드입니다.' },
  RECOMMENDER_NOT_FOUND: { status: 422, message: '추천인을 찾을 수 없습니다.' },
  DUPLICATE_USER_ID: { status: 409, message: '중복된 아이디입니다.' },
  DUPLICATE_NICKNAME: { status: 409, message: '중복된 닉네임입니다.' },
  DUPLICATE_PHONE: { status: 409, message: '중복된 휴대폰 번호입니다.' },
  DUPLICATE_ACCOUNT: { status: 409, message: '중복된 계좌번호입니다.' },
  BANNED_USER_ID: { status: 422, message: '사용이 금지된 아이디입니다.' },
  BANNED_NICKNAME: { status: 422, message: '사용이 금지된 닉네임입니다.' },
  WRONG_PASSWORD: { status: 422, message: '비밀번호가 일치하지 않습니다. 다시 입력해주세요.' },
  UNREAD_MESSAGE: { status: 409, message: '쪽지가 도착했습니다. 확인 후 이용해주세요.' },
  BETTING_BLOCKED: {
    status: 403,
    message: '베팅 이용이 제한된 계정입니다. 고객센터로 문의해주세요.',
  },
  CASINO_RESTRICTED: {
    status: 403,
    message: '카지노 이용이 제한된 계정입니다. 고객센터로 문의해주세요.',
  },
  BET_REFUSED: { status: 422, message: '베팅이 접수되지 않았습니다.' },
  IDEMPOTENCY_KEY_REUSED: { status: 409, message: '이미 다른 내용으로 사용된 요청입니다.' },
  INVALID_STATE: { status: 409, message: '현재 상태에서는 처리할 수 없습니다.' },
  CLOCK_NOT_MANUAL: { status: 409, message: '수동 시계로 실행 중일 때만 사용할 수 있습니다.' },
};
