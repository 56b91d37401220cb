import { beforeAll, describe, expect, it } from 'vitest';
import { MAX_SAVED_SLIPS } from '#rules/saved-slips.ts';
import { openMemberSite } from '../../../test/member-site.ts';
import { openTestDb } from '../../../test/open-test-db.ts';
import { eraseSavedSlips } from './erasure-repository.ts';
import type { SlipContents } from './repository.ts';
import { createSavedSlipService } from './service.ts';
import { databases } from '../../../test/databases.ts';
import { stagedAndChecked } from '../../../test/staged.ts';

const NOW = Date.parse('2024-05-18T03:00:00Z');
const legOf = (fixtureId: string, odds = 185) => ({ selectionId: `${fixtureId}.1._.1`, odds });
const slip = (name: string, more: Partial<SlipContents> = {}): SlipContents => ({
  name,
  kind: 'multiple',
  mode: 'domestic',
  legs: [legOf('tocome'), legOf('longago', 210)],
  ...more,
});
const idOf = (n: number) => `slip-${String(n).padStart(4, '0')}`;

describe.each(databases)('saved slips on %s', (kind) => {
  const store = stagedAndChecked(() => openTestDb(kind));
  let slips: ReturnType<typeof createSavedSlipService>;
  beforeAll(async () => {
    await store.db.exec(`
      insert into league (id, sport, name, country, ord, major) values ('epl', 'football', 'EPL', 'gb', 1, true);
      insert into fixture (id, league_id, sport, home, away, home_id, away_id, starts_at, status, source) values
        ('tocome', 'epl', 'football', '아스널', '첼시', 'ars', 'che', ${NOW}, 1, 'test');`);
    await store.db.exec(
      ['mem_a', 'mem_b', 'mem_c']
        .map(
          (
            id,
          ) => `insert into member (id, user_id, nickname, password_hash, withdraw_password_hash, state, currency,
                     created_at) values ('${id}', '${id}', '${id}', 'x', 'x', 'approved', 'KRW', 0);`,
        )
        .join(''),
    );
    slips = createSavedSlipService(store);
  });

  it('are kept once for an id, with the odds that were seen, and listed newest first', async () => {
    const system = slip('시스템', {
      kind: 'system',
      sizes: [2, 3],
      legs: ['tocome', 'other1', 'other2'].map((id) => legOf(id)),
    });
    for (const name of ['주말', '다른 이름'])
      expect(await slips.save('mem_a', idOf(1), slip(name), NOW)).toMatchObject({ name: '주말' });
    await slips.save('mem_a', idOf(2), system, NOW + 1);
    expect(await slips.list('mem_a')).toMatchObject([
      { id: idOf(2), kind: 'system', sizes: [2, 3], savedAt: NOW + 1 },
      {
        id: idOf(1),
        name: '주말',
        kind: 'multiple',
        mode: 'domestic',
        savedAt: NOW,
        legs: [
          { ...legOf('tocome'), home: '아스널', away: '첼시', startsAt: NOW },
          legOf('longago', 210),
        ],
      },
    ]);
    expect((await slips.list('mem_a'))[1]).not.toHaveProperty('sizes');
  });

  it('belong to one member: nobody else renames or deletes them, or meets their ids', async () => {
    expect(await slips.rename('mem_b', idOf(1), '내 것')).toBe(false);
    expect(await slips.remove('mem_b', idOf(1))).toBe(false);
    expect(await slips.save('mem_b', idOf(1), slip('내 것'), NOW)).toMatchObject({ name: '내 것' });
    expect(await slips.rename('mem_a', idOf(1), '토요일')).toBe(true);
    expect((await slips.list('mem_b')).map(({ name }) => name)).toEqual(['내 것']);
    expect(await slips.remove('mem_b', idOf(1))).toBe(true);
    expect(await slips.remove('mem_b', idOf(1))).toBe(false);
    expect((await slips.list('mem_a')).map(({ name }) => name)).toEqual(['시스템', '토요일']);
  });

  it('stop at the limit, whatever comes at once', async () => {
    const ids = Array.from({ length: MAX_SAVED_SLIPS + 5 }, (_, at) => idOf(at));
    const twice = [...ids, ...ids].map((id) => slips.save('mem_c', id, slip(id), NOW));
    const answers = await Promise.all(twice);
    expect(answers.filter((one) => one === 'full')).toHaveLength(10);
    const kept = await slips.list('mem_c');
    expect(kept).toHaveLength(MAX_SAVED_SLIPS);
    // What is kept is answered however full the list is.
    const there = kept[0]?.id ?? '';
    expect(await slips.save('mem_c', there, slip('x'), NOW)).toMatchObject({ id: there });
    await slips.remove('mem_c', there);
    expect(await slips.save('mem_c', idOf(99), slip('x'), NOW)).toMatchObject({ name: 'x' });
  });

  it('go with the personal data of their member', async () => {
    await eraseSavedSlips(store.db, 'mem_c');
    expect(await slips.list('mem_c')).toEqual([]);
    expect(await slips.list('mem_a')).toHaveLength(2);
  });
});

describe('the calls', () => {
  const site = stagedAndChecked(() => openMemberSite());
  let token: string;
  beforeAll(async () => {
    token = await site.login('member01');
  });

  const call = (method: string, path: string, body?: unknown, who: string = token) =>
    site.call(method, `/slip/saved${path}`, { token: who, ...(body ? { body } : {}) });

  it('save, list, rename and delete what the session’s member has', async () => {
    expect(await call('PUT', `/${idOf(1)}`, slip('주말'))).toMatchObject({
      status: 200,
      body: { id: idOf(1), name: '주말', savedAt: site.clock.now() },
    });
    const other = await site.login('coin01');
    expect((await call('GET', '', undefined, other)).body).toEqual([]);
    for (const [method, body] of [['PATCH', { name: 'x' }] as const, ['DELETE'] as const])
      expect(await call(method, `/${idOf(1)}`, body, other)).toMatchObject({
        status: 404,
        body: { code: 'NOT_FOUND' },
      });
    expect((await call('PATCH', `/${idOf(1)}`, { name: '토요일' })).status).toBe(204);
    expect((await call('GET', '')).body).toMatchObject([{ name: '토요일' }]);
    expect((await call('DELETE', `/${idOf(1)}`)).status).toBe(204);
    expect((await call('GET', '')).body).toEqual([]);
  });

  it.each([
    ['no name', slip('')],
    ['blanks around the name', slip(' 주말 ')],
    ['a long name', slip('가'.repeat(31))],
    ['a name of two lines', slip('주\n말')],
    ['a stake', { ...slip('주말'), stake: 10_000 }],
    ['no picks', slip('주말', { legs: [] })],
    [
      'eleven picks',
      slip('주말', { legs: Array.from({ length: 11 }, (_, n) => legOf(`m${1000 + n}`)) }),
    ],
    ['a pick twice', slip('주말', { legs: [legOf('tocome'), legOf('tocome', 190)] })],
    ['sizes of no system', slip('주말', { sizes: [2] })],
    ['a system without sizes', slip('주말', { kind: 'system' })],
    ['a mode without fixtures', slip('주말', { mode: 'mini' })],
    ['a system of two', slip('주말', { kind: 'system', sizes: [1] })],
  ])('refuse %s and keep nothing', async (_what, body) => {
    expect(await call('PUT', `/${idOf(5)}`, body)).toMatchObject({
      status: 400,
      body: { code: 'VALIDATION' },
    });
    expect((await call('GET', '')).body).toEqual([]);
  });

  it('say how many there may be, and what to do', async () => {
    const full = await site.login('member02');
    for (let n = 0; n < MAX_SAVED_SLIPS; n += 1)
      expect((await call('PUT', `/${idOf(n)}`, slip('주말'), full)).status).toBe(200);
    expect(await call('PUT', `/${idOf(50)}`, slip('하나 더'), full)).toMatchObject({
      status: 409,
      body: { code: 'SAVED_SLIP_LIMIT', message: expect.stringContaining('삭제한 뒤') },
    });
  });

  it('need a session', async () => {
    expect((await site.call('GET', '/slip/saved')).status).toBe(401);
    for (const method of ['PUT', 'PATCH', 'DELETE'])
      expect((await site.call(method, `/slip/saved/${idOf(1)}`)).status).toBe(401);
  });
});
