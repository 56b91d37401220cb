import fc from 'fast-check';
import type { TestApp } from '../build-test-app.ts';
import type { Hints } from './requests.ts';

/** Notices and popups enough that some are left after the fuzz test has deleted others. */
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
  const popup = fc.record({
    title: fc.constantFrom('안내', '<b>'),
    contents: fc.constantFrom('<p>안내</p>', '글'),
    startsAt: fc.constant(site.clock.now()),
    endsAt: fc.constantFrom(site.clock.now(), site.clock.now() + 1_000),
  });
  const contents = fc.record({ contents: fc.constantFrom('<p>안내</p>', '글') });
  return {
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
