import { beforeAll, describe, expect, it } from 'vitest';
import { openTestDb } from '../../test/open-test-db.ts';
import { answerOnce, type Command, readAnswer } from './idempotency.ts';
import { databases } from '../../test/databases.ts';
import { staged } from '../../test/staged.ts';

describe.each(databases)('on %s', (kind) => {
  const store = staged(() => openTestDb(kind));
  let runs = 0;
  beforeAll(async () => {
    for (const id of ['mem_a', 'mem_b'])
      await store.db.query(
        `insert into member (id, user_id, nickname, password_hash, withdraw_password_hash, currency, created_at)
         values ($1, $1, $1, '', '', 'KRW', 0)`,
        [id],
      );
  });

  const deposit = (more: Partial<Command> = {}): Command => ({
    memberId: 'mem_a',
    scope: 'deposit',
    key: 'first-key',
    body: { amount: 10_000, method: 'bank' },
    at: 1,
    ...more,
  });
  const send = (command: Command, status = 201) =>
    store.db.tx((q) =>
      answerOnce(q, command, async () => {
        runs += 1;
        return { status, answer: { run: runs } };
      }),
    );

  it('answers a repeat from what is stored, whatever the order of the keys of its body', async () => {
    const first = await send(deposit());
    expect(first).toEqual({
      kind: 'answered',
      status: 201,
      answer: { run: runs },
      replayed: false,
    });
    const reordered = deposit({ body: { method: 'bank', amount: 10_000 } });
    expect(await send(reordered)).toEqual({ ...first, replayed: true });
  });

  it('keeps a refusal', async () => {
    const command = deposit({ key: 'refused-key' });
    const refused = await send(command, 422);
    expect(await send(command)).toEqual({ ...refused, replayed: true });
    expect(await readAnswer(store.db, command)).toMatchObject({ status: 422 });
  });

  it('runs twenty repeats at once one time', async () => {
    const before = runs;
    const command = deposit({ key: 'parallel-key' });
    const answers = await Promise.all(Array.from({ length: 20 }, () => send(command)));
    expect(runs).toBe(before + 1);
    expect(answers.filter((one) => one.kind === 'answered' && one.replayed)).toHaveLength(19);
  });

  it('refuses a key that comes with another body; another scope or member may use it', async () => {
    expect(await send(deposit({ body: { amount: 1 } }))).toEqual({ kind: 'reused' });
    for (const other of [{ scope: 'withdrawal' }, { memberId: 'mem_b' }] as const)
      expect(await send(deposit(other))).toMatchObject({ kind: 'answered', replayed: false });
  });

  it('stores nothing of a command that throws', async () => {
    const command = deposit({ key: 'broken-key' });
    const failing = store.db.tx((q) =>
      answerOnce(q, command, () => Promise.reject(new Error('no bank'))),
    );
    await expect(failing).rejects.toThrow('no bank');
    expect(await readAnswer(store.db, command)).toBeNull();
    expect(await send(command)).toMatchObject({ kind: 'answered', replayed: false });
  });
});
