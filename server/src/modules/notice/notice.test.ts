import { expect, it } from 'vitest';
import { openMemberSite } from '../../../test/member-site.ts';
import { staged } from '../../../test/staged.ts';

const site = staged(() => openMemberSite());

it('shows news newest first, and the popups of now', async () => {
  const news = (await site.call('GET', '/newsLink')).body as { createdAt: number }[];
  const sorted = news.toSorted((a, b) => b.createdAt - a.createdAt);
  expect(news).toHaveLength(3);
  expect(news).toEqual(sorted);
  await site.db.query(
    `insert into popup (title, contents, starts_at, ends_at) values ('old', '', 0, $1)`,
    [site.clock.now()],
  );
  const popups = (await site.call('GET', '/popup')).body as { title: string }[];
  expect(popups.map(({ title }) => title)).not.toContain('old');
});

it('shows of HTML from before it was cleaned what may be shown', async () => {
  const contents = '<b>점검</b><img src=x onerror=alert(1)><script>alert(1)</script>';
  await site.db.query('insert into news (contents, created_at) values ($1, $2)', [
    ...[contents, site.clock.now() + 1],
  ]);
  await site.db.query(
    `insert into popup (title, contents, starts_at, ends_at, is_marketing) values ('popup', $1, 0, $2, false)`,
    [contents, site.clock.now() + 1],
  );
  for (const path of ['/newsLink', '/popup']) {
    const shown = (await site.call('GET', path)).body.map(
      (one: { contents: string }) => one.contents,
    );
    expect(shown).toContain('<b>점검</b>');
    expect(shown).not.toContain(contents);
  }
});
