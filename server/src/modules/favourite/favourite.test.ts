import type { Db } from '../../lib/db.ts';
import { beforeAll, describe, expect, it } from 'vitest';
import { MAX_FAVOURITES } from '#rules/favourites.ts';
import { openMemberSite } from '../../../test/member-site.ts';
import { openTestDb } from '../../../test/open-test-db.ts';
import { createManualClock } from '../../lib/clock.ts';
import { createFavouriteCleaning } from './cleaning.ts';
import type { Favourite } from './repository.ts';
import { createFavouriteService, FIXTURE_KEPT_MS } from './service.ts';
import { databases } from '../../../test/databases.ts';
import { staged, stagedAndChecked } from '../../../test/staged.ts';

const NOW = Date.parse('2024-05-18T03:00:00Z');
const HOUR = 3_600_000;
const league = (id = 'epl'): Favourite => ({ kind: 'league', id });
const team = (id: string): Favourite => ({ kind: 'team', id });
const fixture = (id: string): Favourite => ({ kind: 'fixture', id });
const game = (): Favourite => ({ kind: 'game', id: 'studio-crane' });

/** One league, one game and three fixtures: one to come, one at the edge of what is kept, one long over. */
async function seedOffer(db: Db, now: number): Promise<void> {
  await db.exec(`
    insert into casino_provider (id, name, lobbies, is_connected, rank) values ('studio', '스튜디오', '{slot}', false, 9);
    insert into casino_game (id, provider_id, kind, category, name, min_stake, max_stake, motif, glaze, added_at, rank)
      values ('studio-crane', 'studio', 'slot', 'slot', '두루미', 1, 1, 'crane', 'red', 0, 1);
    insert into league (id, sport, name, country, ord, major) values ('epl', 'football', 'EPL', 'gb', 1, true);
    insert into fixture (id, league_id, sport, home, away, home_id, away_id, starts_at, status, source) values
      ('tocome', 'epl', 'football', 'a', 'b', 'ars', 'che', ${now + HOUR}, 1, 'test'),
      ('recent', 'epl', 'football', 'a', 'b', 'liv', 'mci', ${now - FIXTURE_KEPT_MS}, 3, 'test'),
      ('longago', 'epl', 'football', 'a', 'b', 'tot', 'new', ${now - FIXTURE_KEPT_MS - 1}, 3, 'test')`);
}

describe.each(databases)('favourites on %s', (kind) => {
  const store = stagedAndChecked(() => openTestDb(kind));
  let favourites: ReturnType<typeof createFavouriteService>;
  beforeAll(async () => {
    await seedOffer(store.db, NOW);
    await store.db.exec(
      ['mem_a', 'mem_b', 'mem_c', 'mem_d']
        .map(
          (
            id,
          ) => `insert into member (id, user_id, nickname, password_hash, withdraw_password_hash, state, currency,
                     created_at) values ('${id}', '${id}', '${id}', 'x', 'x', 'approved', 'KRW', 0);`,
        )
        .join(''),
    );
    favourites = createFavouriteService(store);
  });

  it('keeps four kinds for each member, once, oldest first', async () => {
    const all = [fixture('tocome'), team('ars'), team('che'), league(), game()];
    for (const [at, one] of [...all, ...all].entries())
      expect(await favourites.add('mem_a', one, NOW + at)).toBe('added');
    expect(await favourites.list('mem_a')).toEqual([
      { ...fixture('tocome'), name: 'a vs b', startsAt: NOW + HOUR },
      { ...team('ars'), name: 'a' },
      { ...team('che'), name: 'b' },
      { ...league(), name: 'EPL' },
      { ...game(), name: '두루미' },
    ]);
    expect(await favourites.list('mem_b')).toEqual([]);
    await favourites.remove('mem_b', league());
    await favourites.remove('mem_a', team('ars'));
    await favourites.remove('mem_a', team('ars'));
    expect(await favourites.list('mem_a')).toMatchObject([
      fixture('tocome'),
      team('che'),
      league(),
      game(),
    ]);
  });

  it('refuses what is not there, is of another kind, or is long over', async () => {
    const unknown = [league('ars'), team('epl'), team('tocome'), fixture('epl'), fixture('none')];
    const others: Favourite[] = [fixture('longago'), { kind: 'game', id: 'studio' }];
    for (const one of [...unknown, ...others])
      expect(await favourites.add('mem_b', one, NOW)).toBe('unknown');
    expect(await favourites.add('mem_b', fixture('recent'), NOW)).toBe('added');
  });

  it('stops at the limit, whatever comes at once', async () => {
    await store.db.exec(`
      insert into league (id, sport, name, country, ord, major)
        select 'l' || n, 'football', 'l', 'kr', n, false from generate_series(1, ${MAX_FAVOURITES}) n;
      insert into favourite (member_id, kind, subject_id, created_at)
        select 'mem_c', 'league', 'l' || n, 0 from generate_series(1, ${MAX_FAVOURITES - 2}) n;`);
    const more = [league(), team('ars'), team('che'), team('liv'), team('mci'), fixture('tocome')];
    const outcomes = await Promise.all(more.map((one) => favourites.add('mem_c', one, NOW)));
    expect(outcomes.filter((one) => one === 'added')).toHaveLength(2);
    expect(outcomes.filter((one) => one === 'full')).toHaveLength(4);
    expect(await favourites.list('mem_c')).toHaveLength(MAX_FAVOURITES);
    // One that is there already is no other one.
    expect(await favourites.add('mem_c', league('l1'), NOW)).toBe('added');
    await favourites.remove('mem_c', league('l1'));
    expect(await favourites.add('mem_c', league('l2'), NOW)).toBe('added');
    expect(await favourites.add('mem_c', league('l1'), NOW)).toBe('added');
  });

  it('lets fixtures go three days after their kick-off, and nothing else', async () => {
    const clock = createManualClock(NOW);
    const cleaning = createFavouriteCleaning({ db: store.db, clock });
    for (const one of [fixture('tocome'), fixture('recent'), team('liv'), league()])
      await favourites.add('mem_d', one, NOW);
    async function clean(now: number): Promise<string[]> {
      clock.set(now);
      await cleaning.runDue(now);
      return (await favourites.list('mem_d')).map(({ id }) => id);
    }
    expect(await cleaning.nextDue()).toBeGreaterThan(NOW);
    expect(await clean(NOW)).toHaveLength(4);
    expect(await cleaning.nextDue()).toBe(NOW + HOUR);
    expect(await clean(NOW + 1)).toEqual(['tocome', 'epl', 'liv']);
    expect(await clean(NOW + HOUR + FIXTURE_KEPT_MS + 1)).toEqual(['epl', 'liv']);
  });
});

describe('the calls', () => {
  const site = staged(() => openMemberSite());
  let token: string;
  beforeAll(async () => {
    await seedOffer(site.db, site.clock.now());
    token = await site.login('member01');
  });

  const call = (method: string, path: string, who: string | undefined = token) =>
    site.call(method, `/member/favourite${path}`, { token: who });

  it('list, add and remove what the session’s member has', async () => {
    expect((await call('PUT', '/team/ars')).status).toBe(204);
    expect((await call('PUT', '/fixture/tocome')).status).toBe(204);
    expect((await call('GET', '')).body).toMatchObject([fixture('tocome'), team('ars')]);
    const other = await site.login('coin01');
    expect((await call('DELETE', '/team/ars', other)).status).toBe(204);
    expect((await call('GET', '', other)).body).toEqual([]);
    expect((await call('DELETE', '/team/ars')).status).toBe(204);
    expect((await call('GET', '')).body).toMatchObject([fixture('tocome')]);
  });

  it.each([
    ['/league/none', 404, 'NOT_FOUND'],
    ['/fixture/longago', 404, 'NOT_FOUND'],
    ['/player/ars', 400, 'VALIDATION'],
    [`/team/${'x'.repeat(41)}`, 400, 'VALIDATION'],
  ])('refuse to add %s', async (path, status, code) => {
    expect(await call('PUT', path)).toMatchObject({ status, body: { code } });
  });

  it('say how many there may be', async () => {
    await site.db.exec(`
      insert into league (id, sport, name, country, ord, major)
        select 'l' || n, 'football', 'l', 'kr', n, false from generate_series(1, ${MAX_FAVOURITES}) n;
      insert into favourite (member_id, kind, subject_id, created_at)
        select 'mem_demo_member02', 'league', 'l' || n, 0 from generate_series(1, ${MAX_FAVOURITES}) n;`);
    const full = await site.login('member02');
    expect(await call('PUT', '/team/ars', full)).toMatchObject({
      status: 409,
      body: { code: 'FAVOURITE_LIMIT', message: expect.stringContaining(`${MAX_FAVOURITES}개`) },
    });
  });

  it('need a session', async () => {
    for (const method of ['PUT', 'DELETE'])
      expect((await site.call(method, '/member/favourite/team/ars')).status).toBe(401);
    expect((await site.call('GET', '/member/favourite')).status).toBe(401);
  });
});
