import type { ApiError } from '@/shared/api';
import { common } from './common';

/** What a failed call leaves the member to do. */
const advice: Record<ApiError['kind'], string> = {
  network: '인터넷 연결을 확인하고 다시 시도해주세요.',
  aborted: '다시 시도해주세요.',
  contract: '다시 시도하거나 고객센터로 문의해주세요.',
  problem: '잠시 후 다시 시도해주세요.',
};

/** What to do about a failed call: the server's own words where it sent some, else those of the failure's kind. */
export function failureAdvice(failure: Pick<ApiError, 'kind'> & { message?: string }): string {
  return failure.message || advice[failure.kind];
}

/** The words of `QueryView`; what could not be loaded is the page's to say. */
export const loadTexts = {
  loading: common.loading,
  retry: common.retry,
  requestId: (id: string) => `요청번호 ${id}`,
  advice: failureAdvice,
} as const;
