import { beforeAll, expect, it } from 'vitest';
import { buildTestApp } from '../../../test/build-test-app.ts';
import { staged } from '../../../test/staged.ts';

const site = staged(() => buildTestApp());
let admin: string;

beforeAll(async () => {
  admin = await site.login('admin01');
});

it('shows messengers and banks', async () => {
  const messengers = await site.call<object[]>('GET', '/setting/messenger');
  expect(messengers.body[0]).toMatchObject({ imgPath: '/messenger-telegram.svg' });
  const banks = await site.call<{ useFlag: number }[]>('GET', '/settingbankname');
  expect(new Set(banks.body.map(({ useFlag }) => useFlag))).toEqual(new Set([0, 1]));
});

it('a bank out of use is listed and not taken at sign-up', async () => {
  const use = (id: number, useFlag: 0 | 1) =>
    site.call<{ code?: string }>('PUT', `/admin/bank/${id}`, { token: admin, body: { useFlag } });
  const flagOf = async () =>
    (await site.call<{ id: number; useFlag: number }[]>('GET', '/settingbankname')).body.find(
      ({ id }) => id === 4,
    )?.useFlag;
  expect(await flagOf()).toBe(1);
  expect((await use(4, 0)).body).toMatchObject({ id: 4, useFlag: 0 });
  expect(await flagOf()).toBe(0);
  expect((await use(9999, 0)).body.code).toBe('NOT_FOUND');
  await use(4, 1);
  const sql = `select action, before, after, actor from audit where target = 'bank:4' order by id`;
  expect(await site.db.query(sql)).toMatchObject([
    { action: 'bank.change', before: { useFlag: 1 }, after: { useFlag: 0 } },
    { action: 'bank.change', before: { useFlag: 0 }, after: { useFlag: 1 } },
  ]);
});
