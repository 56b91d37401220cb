import { beforeAll, describe, expect, it } from 'vitest';
import { buildTestApp } from '../../../test/build-test-app.ts';
import { databases } from '../../../test/databases.ts';
import { stagedAndChecked } from '../../../test/staged.ts';

describe.each(databases)('what one admin sets, on %s', (kind) => {
  const site = stagedAndChecked(() => buildTestApp({ db: kind }));
  let admin: string;
  let other: string;

  beforeAll(async () => {
    admin = await site.login('admin01');
    other = await site.login('admin02');
  });

  // biome-ignore lint/suspicious/noExplicitAny: a test reads whatever came back
  type Body = any;
  const change = (body: object, token = admin) =>
    site.call<Body>('PATCH', '/admin/setting', { token, body });
  const all = async () => (await site.call<Body>('GET', '/admin/setting', { token: admin })).body;

  it('is shown to admins with the rate of the dollar', async () => {
    expect(await all()).toMatchObject({
      siteNoticeFlg: false,
      joinStartEndFlg: false,
      tetherMaintenanceFlag: 0,
      autoLogoutMin: 120,
      usdRate: null,
    });
    const manager = await site.login('manager01');
    expect((await site.call<Body>('GET', '/admin/setting', { token: manager })).status).toBe(403);
  });

  it('changes nothing where something is not as it was read', async () => {
    expect((await change({ autoLogoutMin: 60, was: { autoLogoutMin: 120 } })).status).toBe(200);
    const stale = { autoLogoutMin: 90, joinStartEndFlg: true, was: { autoLogoutMin: 120 } };
    const { status, body } = await change(stale, other);
    expect({ status, code: body.code }).toEqual({ status: 409, code: 'INVALID_STATE' });
    expect(await all()).toMatchObject({ autoLogoutMin: 60, joinStartEndFlg: false });
    const { status: fresh } = await change({ autoLogoutMin: 120, was: { autoLogoutMin: 60 } });
    expect(fresh).toBe(200);
  });

  it('lets one of many that read the same words at once replace them', async () => {
    const { idNiknameBan: was } = await all();
    const words = ['하나', '둘셋', '넷다섯', '여섯일곱'];
    const answers = await Promise.all(
      words.map((word, index) =>
        change(
          { idNiknameBan: [...was, word], was: { idNiknameBan: was.toReversed() } },
          [admin, other][index % 2],
        ),
      ),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409]);
    const winner = words[answers.findIndex(({ status }) => status === 200)];
    expect((await all()).idNiknameBan).toEqual([...was, winner].sort());
    const audited = await site.db.query(
      `select 1 from audit where action = 'setting.change' and after ? 'idNiknameBan'`,
    );
    expect(audited).toHaveLength(1);
  });

  it('refuses minutes and words out of bounds, and changes nothing', async () => {
    const before = await all();
    for (const body of [
      {},
      { autoLogoutMin: 721 },
      { autoLogoutMin: 0, was: { autoLogoutMin: 120 } },
      { idNiknameBan: ['운영', '운영'] },
      { joinStartEndFlg: true, was: { joinStartEndFlg: 0 } },
    ])
      expect((await change(body)).status, JSON.stringify(body)).toBe(400);
    expect(await all()).toEqual(before);
  });
});
