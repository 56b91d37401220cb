import fc from 'fast-check';
import type { TestApp } from '../build-test-app.ts';
import type { Hints } from './requests.ts';

/** Notices, popups and events enough that some are left after the fuzz test has deleted others. */
export async function boardHints(site: TestApp): Promise<Hints> {
  const idsOf = (sql: string) =>
    site.db.query<{ id: number }>(sql, [site.clock.now()]).then((rows) => rows.map(({ id }) => id));
  const news = await idsOf(
    `insert into news (contents, created_at) select '글', $1 from generate_series(1, 60) returning id`,
  );
  const popups = await idsOf(
    `insert into popup (title, contents, starts_at, ends_at)
     select '글', '글', 0, $1 from generate_series(1, 60) returning id`,
  );
  // The first is for the lists of rewards: one seed draws the same for all operations, so the others are those that were deleted.
  const [rewarding, ...events] = await idsOf(
    `insert into event (title, contents, is_for_coin, starts_at, ends_at)
     select '글', '글', true, 0, $1 from generate_series(1, 60) returning id`,
  );
  const [joinable] = await idsOf(
    `insert into event (title, contents, is_for_coin, starts_at, ends_at)
     values ('글', '글', true, 0, $1::bigint + 1000000000) returning id`,
  );
  const popup = fc.record({
    title: fc.constantFrom('안내', '<b>'),
    contents: fc.constantFrom('<p>안내</p>', '글'),
    startsAt: fc.constant(site.clock.now()),
    endsAt: fc.constantFrom(site.clock.now(), site.clock.now() + 1_000),
  });
  const contents = fc.record({ contents: fc.constantFrom('<p>안내</p>', '글') });
  const event = fc.record({
    title: fc.constantFrom('안내', '<b>'),
    contents: fc.constant('글'),
    isForCoin: fc.boolean(),
    minLevel: fc.constantFrom(0, 1, 12),
    startsAt: fc.constant(site.clock.now() - 1),
    endsAt: fc.constantFrom(site.clock.now() - 1, site.clock.now() + 1_000),
  });
  const list = {
    members: fc.constantFrom(['mem_demo_member02'], ['member02', 'nobody']),
    account: fc.constantFrom('points', 'money'),
    amount: fc.constantFrom(1, 1_000, null),
    amountUsd: fc.constantFrom(null, 100),
  };
  return {
    'previewEventRewards.eventId': fc.constant(rewarding),
    'previewEventRewards.body': fc.record(list),
    'payEventRewards.eventId': fc.constant(rewarding),
    'payEventRewards.body': fc.record({ ...list, reason: fc.constant('당첨') }),
    eventId: fc.constantFrom(...events),
    'joinEvent.eventId': fc.constant(joinable),
    'getEventMembers.eventId': fc.constant(joinable),
    'addEvent.body': event,
    'changeEvent.body': event,
    newsId: fc.constantFrom(...news),
    popupId: fc.constantFrom(...popups),
    bankId: fc.constantFrom(4, 11, 9_999),
    'setBankUse.body': fc.constant({ useFlag: 1 }),
    'addNews.body': contents,
    'changeNews.body': contents,
    'addPopup.body': popup,
    'changePopup.body': popup,
  };
}
