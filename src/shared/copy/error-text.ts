import type { ApiError } from '@/shared/api';

const texts: Record<Exclude<ApiError['kind'], 'problem'>, string> = {
  network: '네트워크 연결을 확인한 뒤 다시 시도해주세요.',
  aborted: '요청이 취소되었습니다. 다시 시도해주세요.',
  contract: '예기치 못한 문제가 발생했습니다. 관리자에게 문의해주세요.',
};

/** Says a failure in a sentence: the server's own where it sent one. */
export function errorText(error: ApiError): string {
  return error.kind === 'problem' ? error.message : texts[error.kind];
}
