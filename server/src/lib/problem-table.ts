import type { components } from '#contract/types.gen.ts';
import { MAX_FAVOURITES } from '#rules/favourites.ts';
import { CANCEL_BEFORE_START_MS, CANCEL_WITHIN_MS, MAX_CANCELS_A_DAY } from '#rules/cancel.ts';

const MINUTE_MS = 60_000;

/** The sentence for a person, for every problem code of the contract. */
export const PROBLEM_MESSAGES: Record<components['schemas']['ProblemCode'], string> = {
  VALIDATION: '입력하신 내용을 다시 확인해주세요.',
  UNAUTHENTICATED: '로그인 후 이용해주세요.',
  FORBIDDEN: '이용 권한이 없습니다.',
  NOT_FOUND: '요청하신 내용을 찾을 수 없습니다.',
  METHOD_NOT_ALLOWED: '지원하지 않는 요청입니다.',
  NOT_ACCEPTABLE: '처리할 수 없는 요청입니다.',
  PAYLOAD_TOO_LARGE: '요청이 너무 큽니다.',
  UNSUPPORTED_MEDIA_TYPE: '지원하지 않는 형식입니다.',
  RATE_LIMITED: '요청이 너무 많습니다. 잠시 후 다시 시도해주세요.',
  INTERNAL: '예기치 못한 문제가 발생했습니다.',
  UNDER_MAINTENANCE: '점검 중입니다.',
  NOT_READY: '준비 중입니다.',
  UNAVAILABLE: '일시적으로 이용할 수 없습니다. 잠시 후 다시 시도해주세요.',
  SESSION_REPLACED: '다른 기기에서 로그인되어 로그아웃됩니다.',
  SESSION_EXPIRED: '로그인 세션이 만료되었습니다. 다시 로그인해주세요.',
  IP_BLOCKED: '차단된 IP 주소입니다.',
  LOGIN_FAILED: '아이디 또는 비밀번호가 올바르지 않습니다.',
  LOGIN_LOCKED: '로그인 시도가 너무 많습니다. 잠시 후 다시 시도해주세요.',
  PENDING_APPROVAL: '승인 대기 중인 계정입니다.',
  MEMBER_SUSPENDED: '이용이 정지된 계정입니다. 고객센터로 문의해주세요.',
  SIGNUP_CLOSED: '현재 회원가입이 마감되었습니다.',
  INVALID_SIGNUP_CODE: '유효하지 않은 가입코드입니다.',
  RECOMMENDER_NOT_FOUND: '추천인을 찾을 수 없습니다.',
  DUPLICATE_USER_ID: '중복된 아이디입니다.',
  DUPLICATE_NICKNAME: '중복된 닉네임입니다.',
  DUPLICATE_PHONE: '중복된 휴대폰 번호입니다.',
  DUPLICATE_ACCOUNT: '중복된 계좌번호입니다.',
  BANNED_USER_ID: '사용이 금지된 아이디입니다.',
  BANNED_NICKNAME: '사용이 금지된 닉네임입니다.',
  WRONG_PASSWORD: '비밀번호가 일치하지 않습니다. 다시 입력해주세요.',
  UNREAD_MESSAGE: '쪽지가 도착했습니다. 확인 후 이용해주세요.',
  BETTING_BLOCKED: '베팅 이용이 제한된 계정입니다. 고객센터로 문의해주세요.',
  CASINO_RESTRICTED: '카지노 이용이 제한된 계정입니다. 고객센터로 문의해주세요.',
  BET_REFUSED: '베팅이 접수되지 않았습니다.',
  CANCEL_TOO_LATE: `베팅 후 ${CANCEL_WITHIN_MS / MINUTE_MS}분 이내, 경기 시작 ${CANCEL_BEFORE_START_MS / MINUTE_MS}분 전까지만 취소하실 수 있습니다.`,
  CANCEL_LIMIT: `베팅 취소는 하루 ${MAX_CANCELS_A_DAY}회까지 하실 수 있습니다.`,
  FAVOURITE_LIMIT: `즐겨찾기는 ${MAX_FAVOURITES}개까지 등록하실 수 있습니다.`,
  IDEMPOTENCY_KEY_REUSED: '이미 다른 내용으로 사용된 요청입니다.',
  INVALID_STATE: '현재 상태에서는 처리할 수 없습니다.',
  CLOCK_NOT_MANUAL: '수동 시계로 실행 중일 때만 사용할 수 있습니다.',
};
