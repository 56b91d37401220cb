import { afterAll, beforeAll, expect, it } from 'vitest';
import { type MemberSite, openMemberSite } from '../../../test/member-site.ts';

let site: MemberSite;

beforeAll(async () => {
  site = await openMemberSite();
});
afterAll(() => site.close());

it('says of later features that they are not ready', async () => {
  const answer = await site.call('GET', '/minigame/events?gameId=101&currentGame=1');
  expect(answer).toMatchObject({ status: 503, body: { code: 'NOT_READY' } });
});

it('keeps minigames under maintenance', async () => {
  expect(await site.call('GET', '/settingMinigame/101')).toEqual({
    status: 200,
    body: { id: 101, systemMaintenanceFlg: true },
  });
});
