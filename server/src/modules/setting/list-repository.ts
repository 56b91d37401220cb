import type { components } from '#contract/types.gen.ts';
import type { Queryable } from '../../lib/db.ts';

type Schemas = components['schemas'];
export type Bank = Schemas['Bank'];

const BANK = 'id, bank_name as "bankName", use_flag as "useFlag"';

export function listMessengers(q: Queryable): Promise<Schemas['Messenger'][]> {
  return q.query('select id, name, account, img_path as "imgPath" from messenger order by id');
}

export function listBanks(q: Queryable): Promise<Bank[]> {
  return q.query<Bank>(`select ${BANK} from bank order by id`);
}

/** Reads a bank and keeps it from everybody else until the transaction ends. */
export async function takeBank(q: Queryable, id: number): Promise<Bank | null> {
  return (
    (await q.query<Bank>(`select ${BANK} from bank where id = $1 for update`, [id]))[0] ?? null
  );
}

export async function updateBank(q: Queryable, { id, useFlag }: Bank): Promise<void> {
  await q.query('update bank set use_flag = $2 where id = $1', [id, useFlag]);
}
