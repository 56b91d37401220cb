import { expect, it } from 'vitest';
import { type PoolerClient, refuseUnpreparedPooler } from './db-pooler.ts';

const REFUSAL =
  'DATABASE_URL leads to a pooler in transaction mode that keeps no prepared statements; use session mode, max_prepared_statements, or PostgreSQL itself';
const PATIENCE_MS = 20;

interface Fakes {
  /** The processes that the two are served by, one call after the other. */
  pids: [number[], number[]];
  /** What becomes of the second use of the statement while the other holds the session. */
  again?: () => Promise<never>;
}

/** Two clients, and what they were called with. */
function fakes({ pids, again }: Fakes) {
  const calls: string[] = [];
  const connected: PoolerClient[] = [];
  const connect = async () => {
    const index = connected.length;
    const name = index === 0 ? 'A' : 'B';
    const own = pids[index] ?? [];
    const client: PoolerClient = {
      async run(text, params) {
        calls.push(`${name} ${params ? 'pid' : text}`);
        if (!params) return { rows: [], command: text };
        if (own.length === 0 && again) return again();
        return { rows: [{ pid: own.shift() }], command: 'SELECT' };
      },
      end: async () => void calls.push(`${name} end`),
    };
    connected.push(client);
    return client;
  };
  return { connect, calls };
}

const failsWith = (code: string) => async () => {
  throw Object.assign(new Error('prepared statement "q0"'), { code });
};

it.each([
  ['forgets the statement', failsWith('26000')],
  ['has one of that name from before', failsWith('42P05')],
  ['has no second session', () => new Promise<never>(() => undefined)],
])('refuses a pooler that %s', async (_, again) => {
  const { connect, calls } = fakes({ pids: [[7], [7]], again });
  await expect(refuseUnpreparedPooler(connect, PATIENCE_MS)).rejects.toThrow(REFUSAL);
  expect(calls).toEqual(['A pid', 'B begin', 'B pid', 'A pid', 'B rollback', 'A end', 'B end']);
});

it('takes a pooler that prepares the statement again where it is used', async () => {
  const { connect, calls } = fakes({ pids: [[7, 8], [7]] });
  await refuseUnpreparedPooler(connect, PATIENCE_MS);
  expect(calls).toEqual(['A pid', 'B begin', 'B pid', 'A pid', 'B rollback', 'A end', 'B end']);
});

it('takes connections that have sessions of their own, after the third look', async () => {
  const { connect, calls } = fakes({
    pids: [
      [1, 1, 1],
      [2, 2, 2],
    ],
  });
  await refuseUnpreparedPooler(connect, PATIENCE_MS);
  expect(calls.filter((one) => one === 'B pid')).toHaveLength(3);
});

it('says what else is wrong as it is', async () => {
  const { connect } = fakes({ pids: [[], []], again: failsWith('28P01') });
  await expect(refuseUnpreparedPooler(connect, PATIENCE_MS)).rejects.toThrow('prepared statement');
});
