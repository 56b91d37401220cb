import { expect, it } from 'vitest';
import { type PoolerClient, refuseUnpreparedPooler } from './db-pooler.ts';

const REFUSAL =
  'DATABASE_URL leads to a pooler in transaction mode that keeps no prepared statements; use session mode, max_prepared_statements, or PostgreSQL itself';
const PATIENCE_MS = 20;

interface Fakes {
  /** The processes that the two are told, one call after the other. */
  pids: [number[], number[]];
  /** What becomes of the second use of the statement while the other holds the session. */
  again?: () => Promise<never>;
}

/** Two clients, and what was asked of them. */
function fakes({ pids, again }: Fakes) {
  const asked: string[] = [];
  const connected: PoolerClient[] = [];
  const connect = async () => {
    const index = connected.length;
    const name = index === 0 ? 'A' : 'B';
    const told = pids[index] ?? [];
    const client: PoolerClient = {
      async run(text, params) {
        asked.push(`${name} ${params ? 'pid' : text}`);
        if (!params) return { rows: [], command: text };
        if (told.length === 0 && again) return again();
        return { rows: [{ pid: told.shift() }], command: 'SELECT' };
      },
      end: async () => void asked.push(`${name} end`),
    };
    connected.push(client);
    return client;
  };
  return { connect, asked };
}

const failsWith = (code: string) => async () => {
  throw Object.assign(new Error('prepared statement "q0"'), { code });
};

it.each([
  ['forgets the statement', failsWith('26000')],
  ['has one of that name from before', failsWith('42P05')],
  ['has no second session', () => new Promise<never>(() => undefined)],
])('refuses a pooler that %s', async (_, again) => {
  const { connect, asked } = fakes({ pids: [[7], [7]], again });
  await expect(refuseUnpreparedPooler(connect, PATIENCE_MS)).rejects.toThrow(REFUSAL);
  expect(asked).toEqual(['A pid', 'B begin', 'B pid', 'A pid', 'B rollback', 'A end', 'B end']);
});

it('takes a pooler that prepares the statement again where it is used', async () => {
  const { connect, asked } = fakes({ pids: [[7, 8], [7]] });
  await refuseUnpreparedPooler(connect, PATIENCE_MS);
  expect(asked).toEqual(['A pid', 'B begin', 'B pid', 'A pid', 'B rollback', 'A end', 'B end']);
});

it('takes connections that have sessions of their own, after the third look', async () => {
  const { connect, asked } = fakes({
    pids: [
      [1, 1, 1],
      [2, 2, 2],
    ],
  });
  await refuseUnpreparedPooler(connect, PATIENCE_MS);
  expect(asked.filter((one) => one === 'B pid')).toHaveLength(3);
});

it('says what else is wrong as it is', async () => {
  const { connect } = fakes({ pids: [[], []], again: failsWith('28P01') });
  await expect(refuseUnpreparedPooler(connect, PATIENCE_MS)).rejects.toThrow('prepared statement');
});
