import { allSettled, scopeBind } from 'effector';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { $isMaintenance } from '@/entities/setting';
import { $setting } from '@/entities/setting/testing';
import { $api, createFakeApi } from '@/shared/api/testing';
import { makeScope } from '@/shared/lib/test-scope';
import { pageClosed, pageOpened } from './events';
import './model';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

function makeClosedSite() {
  const answers: unknown[] = [];
  const api = createFakeApi({
    'GET /setting/messenger': { body: [] },
    'GET /setting/maintanace': () => {
      const siteNoticeFlg = answers.length === 0;
      answers.push(siteNoticeFlg);
      return { body: { siteNoticeFlg } };
    },
  });
  const setting = { siteNoticeFlg: true, joinStartEndFlg: false };
  const values = [[$api, api] as const, [$setting, setting] as const];
  return { scope: makeScope({ values }), answers };
}

it('polls slowly whether the maintenance is over, and updates the settings when it is', async () => {
  const { scope } = makeClosedSite();
  scopeBind(pageOpened, { scope })({ params: {}, search: {} });
  await vi.advanceTimersByTimeAsync(16_000);
  expect(scope.getState($isMaintenance)).toBe(true);
  await vi.advanceTimersByTimeAsync(15_000);
  expect(scope.getState($isMaintenance)).toBe(false);
  await allSettled(pageClosed, { scope });
});

it('asks no more once the page is left', async () => {
  const { scope, answers } = makeClosedSite();
  scopeBind(pageOpened, { scope })({ params: {}, search: {} });
  scopeBind(pageClosed, { scope })();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(answers).toEqual([]);
});
