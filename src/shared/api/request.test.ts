import { allSettled } from 'effector';
import { expect, test } from 'vitest';
import { isGetUnreadCountAnswer } from '#contract/checks.gen.ts';
import { makeScope, watchCalls } from '@/shared/lib/test-scope';
import { createFakeApi, fakeResponse } from './fake-api';
import { makeProblem } from './fake-problem';
import { createApiClient, type ApiAnswer } from './client';
import { isHandledByApp } from './errors';
import { $api, createApiFx } from './model';
import { request } from './request';

const load = (client: ReturnType<typeof createFakeApi>) =>
  request(client.GET('/message/unread'), isGetUnreadCountAnswer);

function clientOf(fetch: (input: Request) => Promise<Response>) {
  return createApiClient({ baseUrl: 'http://fake/api', fetch });
}

test('a good answer becomes its value', async () => {
  await expect(load(createFakeApi({ 'GET /message/unread': { body: 3 } }))).resolves.toBe(3);
});

test('an answer without content has no value', async () => {
  const api = createFakeApi({ 'POST /member/logout': { status: 204 } });
  await expect(request(api.POST('/member/logout'))).resolves.toBeUndefined();
});

test('a problem keeps status, code, words and request id, also at 600', async () => {
  const api = createFakeApi({ 'GET /message/unread': makeProblem('IP_BLOCKED') });
  const failure = { kind: 'problem', status: 600, code: 'IP_BLOCKED', requestId: 'req_1' } as const;
  await expect(load(api)).rejects.toMatchObject(failure);
  await load(api).catch((error) => expect(isHandledByApp(error)).toBe(true));
});

test('an error page of a proxy is a broken contract, with the request id when there is one', async () => {
  const html = { ...fakeResponse({ status: 502, headers: { 'x-request-id': 'req_9' } }) };
  const text = async () => '<html>';
  const api = clientOf(async () => ({ ...html, text }) as Response);
  await expect(load(api)).rejects.toEqual({ kind: 'contract', status: 502, requestId: 'req_9' });
});

test.each([
  ['plain words', '잠시 후 다시 시도해 주세요.\n', 'text/plain; charset=utf-8'],
  ['words as JSON', '잠시 후 다시 시도해 주세요.', 'application/json'],
  ['an object with a message', { message: '잠시 후 다시 시도해 주세요.' }, 'application/json'],
])('a failure with %s is a problem that carries them', async (_name, body, type) => {
  const headers = { 'content-type': type, 'x-request-id': 'req_2' };
  const api = createFakeApi({ 'GET /message/unread': { status: 404, body, headers } });
  const failure = { kind: 'problem', status: 404, code: null, requestId: 'req_2' };
  const message = '잠시 후 다시 시도해 주세요.';
  await expect(load(api)).rejects.toMatchObject({ ...failure, message });
});

test('a failure without a body is a broken contract, and still the app’s where its status is', async () => {
  const api = createFakeApi({ 'GET /message/unread': { status: 555 } });
  await expect(load(api)).rejects.toEqual({ kind: 'contract', status: 555, requestId: null });
  await load(api).catch((error) => expect(isHandledByApp(error)).toBe(true));
});

test('a good status with a broken body is a broken contract', async () => {
  const api = clientOf(async () => ({ ...fakeResponse({}), text: async () => '{' }) as Response);
  await expect(load(api)).rejects.toEqual({ kind: 'contract', status: null, requestId: null });
});

test('a good status with another value than expected is a broken contract that names its request', async () => {
  const answer = fakeResponse({ body: 'x', headers: { 'x-request-id': 'req_7' } });
  await expect(load(clientOf(async () => answer))).rejects.toEqual({
    kind: 'contract',
    status: 200,
    requestId: 'req_7',
  });
});

test('a lost connection is a network failure, an aborted call is not', async () => {
  const lost = clientOf(async () => Promise.reject(new TypeError('fetch failed')));
  await expect(load(lost)).rejects.toEqual({ kind: 'network' });
  const aborted = clientOf(async () => Promise.reject(new DOMException('stop', 'AbortError')));
  await expect(load(aborted)).rejects.toEqual({ kind: 'aborted' });
});

test('the token goes in its header, and an answer to an older token is marked', async () => {
  const answers: ApiAnswer[] = [];
  const seen: (string | null)[] = [];
  let token = 'old';
  const api = createApiClient({
    baseUrl: 'http://fake/api',
    getToken: () => token,
    onAnswered: (answer) => answers.push(answer),
    fetch: async (input) => {
      seen.push(input.headers.get('X-AUTH-TOKEN'));
      expect(input.url).not.toContain('old');
      token = 'new';
      return fakeResponse({
        ...makeProblem('SESSION_REPLACED'),
        headers: { 'x-server-time': '1000' },
      });
    },
  });
  await load(api).catch(() => {});
  expect(seen).toEqual(['old']);
  expect(answers[0]).toMatchObject({
    status: 555,
    isCurrent: false,
    hasToken: true,
    serverTime: 1000,
  });
});

test('an effect of the api takes the client of its scope and fails with an ApiError', async () => {
  const loadFx = createApiFx((api) => request(api.GET('/message/unread'), isGetUnreadCountAnswer));
  const scope = makeScope({
    values: [[$api, createFakeApi({ 'GET /message/unread': { body: 7 } })]],
  });
  const seen = watchCalls(scope, loadFx.doneData);
  await allSettled(loadFx, { scope });
  expect(seen).toEqual([7]);
});
