import { expect, it } from 'vitest';
import { isGetUnreadCountAnswer, isProblem } from '#contract/checks.gen.ts';
import { createFakeApi } from './fake-api';
import { makeProblem, makeProblemError } from './fake-problem';
import { request } from './request';

type Case = Parameters<typeof makeProblem>;

const refusals: Case[1] = { refusals: [{ code: 'MARKET_CLOSED' }] };

it.each<Case>([
  ['UNAVAILABLE', {}],
  ['IP_BLOCKED', { message: '차단된 IP 주소입니다.', requestId: 'req_9' }],
  ['BET_REFUSED', refusals],
  ['VALIDATION', { errors: [{ path: 'body.password', message: '짧습니다.' }] }],
])('a fake %s fails a call as the contract says', async (code, parts) => {
  const answer = makeProblem(code, parts);
  expect(isProblem(answer.body)).toBe(true);
  const call = createFakeApi({ 'GET /message/unread': answer }).GET('/message/unread');
  const error = makeProblemError(code, parts);
  await expect(request(call, isGetUnreadCountAnswer)).rejects.toEqual(error);
});
