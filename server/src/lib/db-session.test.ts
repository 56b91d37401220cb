import { describe, expect, it, vi } from 'vitest';
import { afterCommit, isUnavailable, type RunSql, runTransaction } from './db-session.ts';
import { isAiling } from './embedded-session.ts';

const failed = (code?: string) => Object.assign(new Error('failed'), code ? { code } : {});

it.each([
  // Whether the client is to come back, and whether the embedded database is opened again.
  ['53100', 'the disk is full', true, true],
  ['53000', 'out of file descriptors', true, true],
  ['58030', 'the disk failed', true, true],
  ['58P02', 'a file that it could not see is there', true, true],
  ['24000', 'a cursor of an error before', true, true],
  ['EMFILE', 'out of file descriptors, says the machine', true, true],
  ['ENOSPC', 'the disk is full, says the machine', true, true],
  ['57P03', 'it is opened again', true, false],
  ['08006', 'the connection broke', true, false],
  ['XX000', 'a fault of its own', false, true],
  [undefined, 'what is no error of SQL', false, true],
  ['23505', 'a unique violation', false, false],
  ['40001', 'a conflict', false, false],
  ['22003', 'a number too large', false, false],
  ['P0001', 'raised by a function', false, false],
])('%s, %s: unavailable %s, ailing %s', (code, _, unavailable, ailing) => {
  const error = failed(code);
  expect([isUnavailable(error), isAiling(error)]).toEqual([unavailable, ailing]);
});

describe('work after a commit', () => {
  const run: RunSql = async (text) => ({ rows: [], command: text.toUpperCase() });

  it('all runs in order whatever fails, and leaves the transaction its value', async () => {
    const log = vi.spyOn(console, 'error').mockReturnValue();
    const lost = new Error('lost');
    const ran: string[] = [];
    const value = await runTransaction(
      (work) => work(run),
      async () => {
        await afterCommit(() => {
          throw lost;
        });
        await afterCommit(async () => Promise.reject(lost));
        await afterCommit(() => void ran.push('first'));
        await afterCommit(() => void ran.push('second'));
        expect(ran).toEqual([]);
        return 'done';
      },
    );
    expect([value, ran]).toEqual(['done', ['first', 'second']]);
    expect(log.mock.calls.map(([, error]) => error as unknown)).toEqual([lost, lost]);
    log.mockRestore();
  });

  it('is left out where the transaction is rolled back', async () => {
    const work = vi.fn();
    const failed = runTransaction(
      (lend) => lend(run),
      async () => {
        await afterCommit(work);
        throw new Error('no');
      },
    );
    await expect(failed).rejects.toThrow('no');
    expect(work).not.toHaveBeenCalled();
  });
});
