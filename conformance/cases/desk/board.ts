import { type Case, defineCase } from '../define-case.ts';
import { newKey } from '../offers.ts';
import { sessionOf } from '../people.ts';

/** No list of a site under test gets so long. */
const NONE = 2_147_483_647;
const HOUR = 3_600_000;

export const noticeBoardCases: readonly Case[] = [
  defineCase({
    id: 'notice/news',
    what: 'a notice is shown first, changed and taken down',
    needs: ['admin'],
    async run(t) {
      const as = await sessionOf(t, 'admin');
      const first = async () => (await t.call('getNewsLink', {})).body[0];
      const headers = { 'Idempotency-Key': newKey() };
      const add = (contents: string) => t.call('addNews', { as, headers, body: { contents } });
      const added = t.want(await add('<b>시험</b> 공지'), 201);
      const again = t.want(await add('<b>시험</b> 공지'), 201);
      t.same(again, 'the notice of the same key', again.body, added.body);
      t.check(await add('다른 공지'), 'IDEMPOTENCY_KEY_REUSED');
      const all = t.want(await t.call('getDeskNews', { as }), 200);
      t.same(all, 'the newest notice at the desk', all.body[0], added.body);
      const path = { newsId: String(added.body.id) };
      t.same('getNewsLink', 'the newest notice', await first(), added.body);
      const body = { contents: '바뀐 공지' };
      t.want(await t.call('changeNews', { as, path, body }), 200);
      t.same('getNewsLink', 'the changed notice', await first(), { ...added.body, ...body });
      t.want(await t.call('deleteNews', { as, path }), 204);
      t.check(await t.call('deleteNews', { as, path }), 'NOT_FOUND');
      t.check(await t.call('changeNews', { as, path, body }), 'NOT_FOUND');
    },
  }),
  defineCase({
    id: 'notice/popup',
    what: 'a popup is shown from its beginning until its end',
    needs: ['admin'],
    async run(t) {
      const as = await sessionOf(t, 'admin');
      const now = (await t.call('getSetting', {})).body.serverTime;
      const text = { title: '시험', contents: '<p>안내</p>' };
      const time = { startsAt: now - HOUR, endsAt: now + HOUR };
      const body = { ...text, ...time, isMarketing: true };
      const headers = { 'Idempotency-Key': newKey() };
      const add = (sent: typeof body) => t.call('addPopup', { as, headers, body: sent });
      const added = t.want(await add(body), 201);
      const again = t.want(await add(body), 201);
      t.same(again, 'the popup of the same key', again.body, added.body);
      t.check(await add({ ...body, title: '다른 시험' }), 'IDEMPOTENCY_KEY_REUSED');
      const { id } = added.body;
      const isShown = async () => (await t.call('getPopups', {})).body.some((one) => one.id === id);
      t.same('getPopups', 'a popup of now', await isShown(), true);
      const path = { popupId: String(id) };
      const over = { ...body, endsAt: now - 1 };
      t.want(await t.call('changePopup', { as, path, body: over }), 200);
      t.same('getPopups', 'a popup that is over', await isShown(), false);
      const listed = t.want(await t.call('getDeskPopups', { as }), 200);
      const kept = listed.body.find((one) => one.id === id);
      t.same(listed, 'the popup that is over', kept, { id, ...over });
      const wrong = { ...body, endsAt: body.startsAt };
      t.check(await t.call('changePopup', { as, path, body: wrong }), 'VALIDATION', 'no time');
      t.want(await t.call('deletePopup', { as, path }), 204);
      t.check(await t.call('deletePopup', { as, path }), 'NOT_FOUND');
      t.check(await t.call('changePopup', { as, path, body }), 'NOT_FOUND');
    },
  }),
  defineCase({
    id: 'notice/bank',
    what: 'a bank goes out of use and back',
    needs: ['admin'],
    phase: 'switches',
    async run(t) {
      const as = await sessionOf(t, 'admin');
      const list = async () => (await t.call('getBankNames', {})).body;
      const used = (await list()).find(({ useFlag }) => useFlag === 1);
      t.holds('getBankNames', used !== undefined, 'a bank in use', used);
      const id = used?.id ?? NONE;
      const path = { bankId: String(id) };
      for (const useFlag of [0, 1] as const) {
        t.want(await t.call('setBankUse', { as, path, body: { useFlag } }), 200);
        const bank = (await list()).find((one) => one.id === id);
        t.same('getBankNames', 'whether it is in use', bank?.useFlag, useFlag);
      }
      const body = { useFlag: 1 as const };
      t.check(
        await t.call('setBankUse', { as, path: { bankId: String(NONE) }, body }),
        'NOT_FOUND',
      );
    },
  }),
];
