import { expect, it } from 'vitest';
import { makeDeskRequest } from '@/entities/desk-request/testing';
import { createFakeApi } from '@/shared/api/testing';
import { takeAll } from './take-all';

const requests = Array.from({ length: 10 }, (_none, at) => makeDeskRequest({ id: `req_${at}` }));
const problem = { type: 'about:blank', code: 'LOCKED', message: '담당 중입니다.' };

it('sends at most four at once, and all of them though some are refused', async () => {
  let running = 0;
  let most = 0;
  const lines = requests.map((request, at) => [
    `POST /desk/request/deposit/${request.id}`,
    async () => {
      running += 1;
      most = Math.max(most, running);
      await new Promise((resolve) => setTimeout(resolve, 1));
      running -= 1;
      return at % 5 === 0 ? { status: 409, body: problem } : { body: request };
    },
  ]);
  const { taken, refused } = await takeAll(createFakeApi(Object.fromEntries(lines)), requests);
  expect(most).toBe(4);
  expect(taken).toHaveLength(8);
  expect(refused.map(({ request }) => request.id)).toEqual(['req_0', 'req_5']);
});

it('ends where the app answers the failure', async () => {
  const api = createFakeApi({
    'POST /desk/request/deposit/req_0': { status: 555, body: { ...problem, code: 'INTERNAL' } },
  });
  await expect(takeAll(api, requests.slice(0, 1))).rejects.toMatchObject({ status: 555 });
});
