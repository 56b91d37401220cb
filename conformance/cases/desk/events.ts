import { type Case, defineCase } from '../define-case.ts';
import { newKey } from '../offers.ts';
import { newcomer, sessionOf } from '../people.ts';

/** No list of a site under test gets so long. */
const NONE = 2_147_483_647;
const HOUR = 3_600_000;
/** An event is shown for 14 days before it begins. */
const LONG_BEFORE = 15 * 24 * HOUR;

export const eventCases: readonly Case[] = [
  defineCase({
    id: 'event/rewarded',
    what: 'an event is shown before it begins and rewards a member once',
    needs: ['admin'],
    async run(t) {
      const { memberId, session } = await newcomer(t);
      const as = await sessionOf(t, 'admin');
      const now = (await t.call('getSetting', {})).body.serverTime;
      const text = { title: '시험', contents: '<p>안내</p>', isForCoin: true, minLevel: 1 };
      const body = { ...text, startsAt: now + LONG_BEFORE, endsAt: now + LONG_BEFORE + HOUR };
      const headers = { 'Idempotency-Key': newKey() };
      const add = (sent: typeof body) => t.call('addEvent', { as, headers, body: sent });
      const added = t.want(await add(body), 201);
      const again = t.want(await add(body), 201);
      t.same(again, 'the event of the same key', again.body, added.body);
      t.check(await add({ ...body, title: '다른 시험' }), 'IDEMPOTENCY_KEY_REUSED');
      const { id } = added.body;
      const path = { eventId: String(id) };
      const isShown = async () =>
        (await t.call('getEvents', { as: session })).body.some((one) => one.id === id);
      t.same('getEvents', 'an event far ahead', await isShown(), false);
      t.check(await t.call('getEvent', { as: session, path }), 'NOT_FOUND');
      const soon = { ...body, startsAt: now + HOUR };
      t.want(await t.call('changeEvent', { as, path, body: soon }), 200);
      t.same('getEvents', 'an event to come', await isShown(), true);
      const begun = { ...body, startsAt: now - HOUR };
      t.want(await t.call('changeEvent', { as, path, body: begun }), 200);
      t.same('getEvents', 'an event of now', await isShown(), true);
      const wrong = { ...body, endsAt: body.startsAt };
      t.check(await t.call('changeEvent', { as, path, body: wrong }), 'VALIDATION', 'no time');

      const reward = (eventId: number, amount = 1_000) =>
        t.call('adjustBalance', {
          as,
          headers: { 'Idempotency-Key': newKey() },
          body: { memberId, account: 'points', amount, reason: '적합성 시험', eventId },
        });
      t.check(await reward(NONE), 'NOT_FOUND');
      t.check(await reward(id, -1), 'VALIDATION', 'takes away');
      const given = t.want(await reward(id), 201);
      t.same(given, 'the event', given.body.adjustment?.eventId, id);
      t.check(await reward(id), 'INVALID_STATE');
      const shown = t.want(await t.call('getEvent', { as: session, path }), 200);
      t.same(shown, 'the reward', shown.body.reward?.amount, 1_000);
      const listed = t.want(await t.call('getDeskEvents', { as }), 200);
      t.same(listed, 'rewarded', listed.body.find((one) => one.id === id)?.rewarded, 1);
      t.check(await t.call('deleteEvent', { as, path }), 'INVALID_STATE');
      // What cannot be deleted any more is ended.
      t.want(await t.call('changeEvent', { as, path, body: { ...begun, endsAt: now - 1 } }), 200);

      const other = await t.call('addEvent', {
        as,
        headers: { 'Idempotency-Key': newKey() },
        body,
      });
      t.want(other, 201);
      const gone = { eventId: String(other.body.id) };
      t.want(await t.call('deleteEvent', { as, path: gone }), 204);
      t.check(await t.call('deleteEvent', { as, path: gone }), 'NOT_FOUND');
      t.check(await t.call('changeEvent', { as, path: gone, body }), 'NOT_FOUND');
    },
  }),
  defineCase({
    id: 'event/joined',
    what: 'a member joins an event once, while it is on and the level is high enough',
    needs: ['admin'],
    async run(t) {
      const { memberId, session } = await newcomer(t);
      const as = await sessionOf(t, 'admin');
      const now = (await t.call('getSetting', {})).body.serverTime;
      const text = { title: '참여 시험', contents: '<p>안내</p>', isForCoin: true, minLevel: 0 };
      const body = { ...text, startsAt: now + HOUR, endsAt: now + 2 * HOUR };
      const headers = { 'Idempotency-Key': newKey() };
      const added = t.want(await t.call('addEvent', { as, headers, body }), 201);
      const path = { eventId: String(added.body.id) };
      const join = (where = path) => t.call('joinEvent', { as: session, path: where });
      t.check(await join(), 'INVALID_STATE', 'to come');
      const change = (more: object) =>
        t.call('changeEvent', { as, path, body: { ...body, startsAt: now - HOUR, ...more } });
      t.want(await change({ minLevel: 12 }), 200);
      t.check(await join(), 'INVALID_STATE', 'the level');
      t.want(await change({}), 200);
      const joined = t.want(await join(), 200);
      t.same(joined, 'joining', joined.body.joining, 'joined');
      const again = t.want(await join(), 200);
      t.same(again, 'the event', again.body, joined.body);
      const listed = t.want(await t.call('getEventMembers', { as, path }), 200);
      const members = listed.body.data.map((one) => [one.memberId, one.isRewarded]);
      t.same(listed, 'who has joined', members, [[memberId, false]]);
      const nowhere = { eventId: String(NONE) };
      t.check(await join(nowhere), 'NOT_FOUND');
      t.check(await t.call('getEventMembers', { as, path: nowhere }), 'NOT_FOUND');
      t.want(await t.call('deleteEvent', { as, path }), 204);
    },
  }),
  defineCase({
    id: 'event/list-rewarded',
    what: 'a list of members is rewarded once each, and the answer says what became of whom',
    needs: ['admin'],
    async run(t) {
      const first = await newcomer(t);
      const second = await newcomer(t);
      const as = await sessionOf(t, 'admin');
      const now = (await t.call('getSetting', {})).body.serverTime;
      const added = await t.call('addEvent', {
        as,
        headers: { 'Idempotency-Key': newKey() },
        body: {
          title: '시험',
          contents: '<p>안내</p>',
          isForCoin: true,
          minLevel: 1,
          startsAt: now - HOUR,
          endsAt: now,
        },
      });
      t.want(added, 201);
      const path = { eventId: String(added.body.id) };
      const nowhere = { eventId: String(NONE) };
      const list = {
        members: [first.memberId, second.memberId, 'nobody'],
        account: 'points' as const,
        amount: 1_000,
        amountUsd: null,
      };
      const order = { ...list, reason: '적합성 시험' };
      const pay = (body: typeof order, key = newKey(), where = path) =>
        t.call('payEventRewards', { as, path: where, headers: { 'Idempotency-Key': key }, body });
      const seen = t.want(await t.call('previewEventRewards', { as, path, body: list }), 200);
      const outcomes = ({ rows }: typeof seen.body) => rows.map(({ outcome }) => outcome);
      t.same(seen, 'what would become', outcomes(seen.body), ['paid', 'paid', 'unknown']);
      const pointsOf = async ({ session }: typeof first) =>
        (await t.call('getMember', { as: session })).body.point;
      t.same(seen, 'the points', await pointsOf(first), 0);
      const key = newKey();
      const paid = t.want(await pay(order, key), 200);
      t.same(paid, 'what became', paid.body, seen.body);
      t.same(paid, 'the points', await pointsOf(first), 1_000);
      const again = t.want(await pay(order, key), 200);
      t.same(again, 'the answer of the same key', again.body, paid.body);
      t.same(again, 'the points', await pointsOf(first), 1_000);
      t.check(await pay({ ...order, amount: 2_000 }, key), 'IDEMPOTENCY_KEY_REUSED');
      const others = t.want(await pay(order), 200);
      t.same(others, 'who was rewarded', outcomes(others.body), [
        ...['rewarded', 'rewarded', 'unknown'],
      ]);
      t.same(others, 'the points', await pointsOf(second), 1_000);
      const wrong = { ...list, amountUsd: 1 };
      t.check(
        await t.call('previewEventRewards', { as, path, body: wrong }),
        'VALIDATION',
        'dollars for points',
      );
      t.check(await t.call('previewEventRewards', { as, path: nowhere, body: list }), 'NOT_FOUND');
      t.check(await pay(order, newKey(), nowhere), 'NOT_FOUND');
    },
  }),
];
