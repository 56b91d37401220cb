import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openTestDb } from '../../test/open-test-db.ts';
import { isUniqueViolation } from './db.ts';
import { databases } from '../../test/databases.ts';
import { staged } from '../../test/staged.ts';

describe.each(databases)('on %s', (kind) => {
  const store = staged(() => openTestDb(kind));
  beforeAll(async () => {
    await store.db.exec('create table purse (id int primary key, amount bigint not null)');
  });
  beforeEach(() => store.db.exec('truncate purse; insert into purse values (1, 100)'));

  function amountOf(id: number): Promise<{ amount: number }[]> {
    return store.db.query<{ amount: number }>('select amount from purse where id = $1', [id]);
  }

  it('reads int8 and its arrays as numbers', async () => {
    const rows = await store.db.query('select $1::int8 as one, $2::int8[] as many', [
      Number.MAX_SAFE_INTEGER,
      [1, null, -2],
    ]);
    expect(rows).toEqual([{ one: Number.MAX_SAFE_INTEGER, many: [1, null, -2] }]);
  });

  it('refuses an int8 that a number cannot hold', async () => {
    await expect(store.db.query('select 9007199254740993::int8 as n')).rejects.toThrow(
      'safe range',
    );
    expect(await store.db.query('select 1 as n')).toEqual([{ n: 1 }]);
  });

  it('commits what a transaction did and answers with its value', async () => {
    const value = await store.db.tx(async (q) => {
      await q.query('update purse set amount = amount - $1 where id = $2', [30, 1]);
      return 'done';
    });
    expect(value).toBe('done');
    expect(await amountOf(1)).toEqual([{ amount: 70 }]);
  });

  it('rolls a transaction back when it throws', async () => {
    const broken = store.db.tx(async (q) => {
      await q.query('update purse set amount = 0');
      throw new Error('no');
    });
    await expect(broken).rejects.toThrow('no');
    expect(await amountOf(1)).toEqual([{ amount: 100 }]);
  });

  it('tells when an error inside a transaction was swallowed', async () => {
    const swallowed = store.db.tx(async (q) => {
      await q.query('insert into purse values (2, 5)');
      await q.query('insert into purse values (1, 5)').catch(() => undefined);
    });
    await expect(swallowed).rejects.toThrow('rolled back');
    expect(await amountOf(2)).toEqual([]);
  });

  it('refuses the database itself inside a transaction, where it would wait for itself', async () => {
    const mistaken = store.db.tx(() => store.db.query('select 1'));
    await expect(mistaken).rejects.toThrow('use the query of the transaction');
    expect(await store.db.query('select 1 as one')).toEqual([{ one: 1 }]);
  });

  it('refuses a transaction that is over', async () => {
    const kept = await store.db.tx(async (q) => q);
    await expect(kept.query('select 1')).rejects.toThrow('over');
  });

  it('names the constraint of a unique violation', async () => {
    const error: unknown = await store.db
      .query('insert into purse values ($1, $2)', [1, 1])
      .catch((one: unknown) => one);
    expect(isUniqueViolation(error, 'purse_pkey')).toBe(true);
    expect(isUniqueViolation(error, 'other')).toBe(false);
    expect(isUniqueViolation(new Error('other'))).toBe(false);
  });

  it('keeps 50 transactions on one row from losing an update', async () => {
    await Promise.all(
      Array.from({ length: 50 }, () =>
        store.db.tx(async (q) => {
          const [row] = await q.query<{ amount: number }>(
            'select amount from purse where id = 1 for update',
          );
          await q.query('update purse set amount = $1 where id = 1', [(row?.amount ?? 0) + 1]);
        }),
      ),
    );
    expect(await amountOf(1)).toEqual([{ amount: 150 }]);
  });
});
