import type { Db } from '../../lib/db.ts';
import { type Acting, changeRow } from '../../lib/staff-rows.ts';
import { recordAudit } from '../audit/index.ts';
import { type Bank, listBanks, listMessengers, takeBank, updateBank } from './list-repository.ts';

const BANK = { name: 'bank', take: takeBank, update: updateBank };

/** What is listed for the whole site: its messengers, and the banks of which accounts may be. */
export function createSiteLists(db: Db) {
  return {
    messengers: () => listMessengers(db),
    banks: () => listBanks(db),
    /** Null where there is no such bank. */
    useBank: (id: number, useFlag: Bank['useFlag'], by: Acting) =>
      changeRow({ db, record: recordAudit }, BANK, { id, changes: { useFlag }, by }),
  };
}

export type SiteLists = ReturnType<typeof createSiteLists>;
