import { allSettled } from 'effector';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { sessionLost } from '@/entities/member';
import { entryConfirmed } from '@/features/sports-dialogs/testing';
import { $api, createFakeApi, makeProblem } from '@/shared/api/testing';
import { $alert, alertAnswered } from '@/shared/lib/alerts';
import { makeScope, watchCalls } from '@/shared/lib/test-scope';
import { navigationRequested } from '@/shared/routes';
import { pageOpened } from '../events';
import { searchDefaults } from '../search';
import { $isEntered } from './admission';

const opens = vi.fn();
beforeEach(() => void vi.stubGlobal('window', { open: opens }));
afterEach(() => void vi.unstubAllGlobals());

async function enter(answer: Parameters<typeof createFakeApi>[0][string], isConfirmed = true) {
  const api = createFakeApi({ 'GET /kosca/opengame?type=EU': answer });
  const scope = makeScope({ values: [[$api, api]] });
  const addresses = watchCalls(scope, navigationRequested);
  const opened = allSettled(pageOpened, { scope, params: searchDefaults });
  await vi.waitFor(() => expect(scope.getState($alert)).not.toBeNull());
  const question = scope.getState($alert);
  expect(question?.text).toBe('유럽형 스포츠로 입장하시겠습니까?');
  await allSettled(alertAnswered, { scope, params: { id: question?.id ?? '', isConfirmed } });
  await opened;
  return { scope, addresses };
}

const here = { body: { url: '/europe', opensWindow: false } };

it('asks once, and enters where the server names this page', async () => {
  const { scope, addresses } = await enter(here);
  expect(scope.getState($isEntered)).toBe(true);
  await allSettled(pageOpened, { scope, params: searchDefaults });
  expect(scope.getState($alert)).toBeNull();
  expect(addresses).toEqual([]);
  await allSettled(sessionLost, { scope, params: 'logout' });
  expect(scope.getState($isEntered)).toBe(false);
});

it('goes home where the member does not want to', async () => {
  const { scope, addresses } = await enter(here, false);
  expect(scope.getState($isEntered)).toBe(false);
  expect(addresses).toEqual([{ to: '/', replace: true }]);
});

it('says that it is under maintenance where the game cannot be opened, and goes home', async () => {
  const { scope, addresses } = await enter(makeProblem('NOT_READY'));
  expect(scope.getState($alert)?.text).toBe('점검 중입니다.');
  expect(addresses).toEqual([{ to: '/', replace: true }]);
});

it('opens a game of another site in a window of its own', async () => {
  const { addresses } = await enter({ body: { url: 'https://games.example.com/eu' } });
  expect(opens).toHaveBeenCalledWith('https://games.example.com/eu', '_blank', 'noopener');
  expect(addresses).toEqual([{ to: '/', replace: true }]);
});

it('enters unasked where the member has confirmed in the dialog', async () => {
  const api = createFakeApi({ 'GET /kosca/opengame?type=EU': here });
  const scope = makeScope({ values: [[$api, api]] });
  await allSettled(entryConfirmed, { scope, params: '/europe' });
  await allSettled(pageOpened, { scope, params: searchDefaults });
  expect(scope.getState($alert)).toBeNull();
  expect(scope.getState($isEntered)).toBe(true);
});
