import { beforeAll, describe, expect, it } from 'vitest';
import { buildTestApp } from '../../../test/build-test-app.ts';
import { checkInvariants } from '../../invariants.ts';
import { staged } from '../../../test/staged.ts';

const site = staged(() => buildTestApp());
let admin: string;

beforeAll(async () => {
  admin = await site.login('admin01');
});

const send = (
  method: 'GET' | 'POST' | 'PUT' | 'DELETE',
  path: string,
  body?: object,
  token = admin,
) =>
  // biome-ignore lint/suspicious/noExplicitAny: a test reads whatever came back
  site.call<any>(method, path, { token, ...(body && { body }) });

const recordsOf = (target: string) =>
  site.db.query('select action, before, after, actor from audit where target = $1 order by id', [
    target,
  ]);

it('a notice is added, changed and taken down, and each leaves what was there', async () => {
  const { status, body: news } = await send('POST', '/admin/news', {
    contents: '<b>점검</b> 안내',
  });
  expect([status, news.contents]).toEqual([201, '<b>점검</b> 안내']);
  expect((await site.call<object[]>('GET', '/newsLink')).body[0]).toEqual(news);
  expect((await send('GET', '/admin/news')).body[0]).toEqual(news);
  const changed = await send('PUT', `/admin/news/${news.id}`, { contents: '점검 종료' });
  expect(changed.body).toEqual({ ...news, contents: '점검 종료' });
  expect((await send('DELETE', `/admin/news/${news.id}`)).status).toBe(204);
  expect((await send('DELETE', `/admin/news/${news.id}`)).body.code).toBe('NOT_FOUND');
  expect((await send('PUT', `/admin/news/${news.id}`, { contents: '글' })).body.code).toBe(
    'NOT_FOUND',
  );
  const by = { actor: 'mem_demo_admin01' };
  expect(await recordsOf(`news:${news.id}`)).toEqual([
    { ...by, action: 'news.add', before: null, after: news },
    { ...by, action: 'news.change', before: news, after: changed.body },
    { ...by, action: 'news.delete', before: changed.body, after: null },
  ]);
});

it('HTML is stored as what may be shown of it', async () => {
  const contents = '<p onclick="x()">안내 <a href="javascript:x()">글</a></p>';
  const clean = '<p>안내 <a>글</a></p>';
  const draft = { title: '글', contents, startsAt: 1, endsAt: 2 };
  for (const [name, body] of [
    ['news', { contents }],
    ['popup', draft],
    ['event', { ...draft, isForCoin: true, minLevel: 0 }],
  ] as const) {
    const headers = { 'idempotency-key': `board-clean-${name}` };
    const options = { token: admin, body, headers };
    const { body: added } = await site.call('POST', `/admin/${name}`, options);
    expect(added.contents, name).toBe(clean);
    const changed = await send('PUT', `/admin/${name}/${added.id}`, body);
    expect(changed.body.contents, name).toBe(clean);
  }
});

it('a popup is shown for its time alone', async () => {
  const now = site.clock.now();
  const text = { title: '이벤트', contents: '<p>안내</p>' };
  const draft = { ...text, startsAt: now, endsAt: now + 1_000, isMarketing: false };
  const { body: popup } = await send('POST', '/admin/popup', draft);
  const shown = async () =>
    (await site.call<{ id: number }[]>('GET', '/popup')).body.some(({ id }) => id === popup.id);
  expect(await shown()).toBe(true);
  const later = { ...draft, startsAt: now + 500 };
  expect((await send('PUT', `/admin/popup/${popup.id}`, later)).body).toEqual({
    id: popup.id,
    ...later,
  });
  expect(await shown()).toBe(false);
  expect((await send('GET', '/admin/popup')).body).toContainEqual({ id: popup.id, ...later });
  for (const endsAt of [later.startsAt, later.startsAt - 1]) {
    const wrong = { ...later, endsAt };
    for (const [method, path] of [
      ['POST', ''],
      ['PUT', `/${popup.id}`],
    ] as const)
      expect((await send(method, `/admin/popup${path}`, wrong)).body).toMatchObject({
        code: 'VALIDATION',
        errors: [{ path: 'endsAt' }],
      });
  }
  expect((await send('DELETE', `/admin/popup/${popup.id}`)).status).toBe(204);
  expect((await send('PUT', `/admin/popup/${popup.id}`, later)).body.code).toBe('NOT_FOUND');
  expect((await recordsOf(`popup:${popup.id}`)).map(({ action }) => action)).toEqual([
    ...['popup.add', 'popup.change', 'popup.delete'],
  ]);
});

describe('a popup that is marketing', () => {
  const titles = async (token?: string) =>
    (await site.call<{ title: string }[]>('GET', '/popup', { token })).body.map(
      ({ title }) => title,
    );
  const draft = (title: string, more: object) => {
    const now = site.clock.now();
    return { title, contents: '<p>안내</p>', startsAt: now - 1, endsAt: now + 1e9, ...more };
  };

  it.each([
    ['a break', 'member01', '/protection/break', { days: 1 }],
    ['an exclusion', 'member02', '/protection/exclusion', { months: 6 }],
  ])('is shown to everybody but who is in %s', async (_stop, userId, path, body) => {
    await send('POST', '/admin/popup', draft('첫충 이벤트', { isMarketing: true }));
    await send('POST', '/admin/popup', draft('점검 안내', { isMarketing: false }));
    const token = await site.login(userId);
    expect(await titles(token)).toEqual(expect.arrayContaining(['첫충 이벤트', '점검 안내']));
    expect((await send('POST', path, body, token)).status).toBe(200);
    const shown = await titles(token);
    expect(shown).toContain('점검 안내');
    expect(shown).not.toContain('첫충 이벤트');
    expect(await titles()).toContain('첫충 이벤트');
  });

  it('is what one is that nobody decided about', async () => {
    const { body } = await send('POST', '/admin/popup', draft('새 팝업', {}));
    expect(body.isMarketing).toBe(true);
  });

  it('stays what it was where a change does not say', async () => {
    const { body } = await send('POST', '/admin/popup', draft('점검', { isMarketing: false }));
    const changed = await send('PUT', `/admin/popup/${body.id}`, draft('점검 연장', {}));
    expect(changed.body).toMatchObject({ title: '점검 연장', isMarketing: false });
  });

  it('is shown again when a break is over', async () => {
    const token = await site.login('coin01');
    await send('POST', '/protection/break', { days: 1 }, token);
    expect(await titles(token)).not.toContain('새 팝업');
    await site.advanceTo(site.clock.now() + 24 * 3_600_000);
    expect(await titles(await site.login('coin01'))).toContain('새 팝업');
    // Staff was away as well.
    admin = await site.login('admin01');
  });
});

it('what has no text, and what a manager sends, is refused', async () => {
  for (const contents of ['', ' ', '\n\t', '<script>1</script>', 'x'.repeat(2_001)])
    expect((await send('POST', '/admin/news', { contents })).body.code).toBe('VALIDATION');
  const manager = await site.login('manager01');
  const refused = await send('POST', '/admin/news', { contents: '글' }, manager);
  expect(refused.body.code).toBe('FORBIDDEN');
  expect(await checkInvariants(site.db)).toEqual([]);
});

describe('what is sent again under its key', () => {
  const draft = { title: '한 번', contents: '<p>안내</p>', startsAt: 1, endsAt: 2 };
  const kinds = [
    ['news', { contents: '한 번만 올릴 공지' }, { contents: '다른 공지' }],
    ['popup', draft, { ...draft, title: '다른 팝업' }],
  ] as const;

  it.each(kinds)('adds one %s, from twenty at once as well', async (name, body, other) => {
    const countOf = async () =>
      (await site.call<object[]>('GET', `/admin/${name}`, { token: admin })).body.length;
    const before = await countOf();
    const headers = { 'idempotency-key': `board-${name}-1` };
    const add = (sent: object) =>
      site.call<{ id: number; code?: string }>('POST', `/admin/${name}`, {
        token: admin,
        headers,
        body: sent,
      });
    const answers = await Promise.all(Array.from({ length: 20 }, () => add(body)));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([201]));
    const ids = new Set(answers.map((one) => one.body.id));
    expect(ids.size).toBe(1);
    expect(await countOf()).toBe(before + 1);
    const [id] = ids;
    expect(await recordsOf(`${name}:${id}`)).toHaveLength(1);
    expect((await add(other)).body.code).toBe('IDEMPOTENCY_KEY_REUSED');
    expect(await countOf()).toBe(before + 1);
  });
});
