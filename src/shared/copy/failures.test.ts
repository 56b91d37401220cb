import { expect, it } from 'vitest';
import { failureAdvice } from './failures';

it.each([
  ['network', '인터넷 연결을 확인하고 다시 시도해주세요.'],
  ['aborted', '다시 시도해주세요.'],
  ['contract', '다시 시도하거나 고객센터로 문의해주세요.'],
  ['problem', '잠시 후 다시 시도해주세요.'],
] as const)('a failure of kind %s says what to do', (kind, text) => {
  expect(failureAdvice({ kind, message: '' })).toBe(text);
});

it('the words of the server go before ours', () => {
  const message = '이미 마감된 경기입니다.';
  expect(failureAdvice({ kind: 'problem', message })).toBe(message);
});
