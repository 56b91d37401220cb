import { MAX_SAVED_SLIPS } from '#rules/saved-slips.ts';
import type { ModuleDeps } from '../../module.ts';
import * as repository from './repository.ts';
import type { SavedSlip, SlipContents } from './repository.ts';

export interface SavedSlipService {
  /** All of a member, newest first. */
  list(memberId: string): Promise<SavedSlip[]>;
  /** The client chooses the id; again under the same id changes nothing. */
  save(
    memberId: string,
    id: string,
    contents: SlipContents,
    now: number,
  ): Promise<SavedSlip | 'full'>;
  /** False where the member has no such slip. */
  rename(memberId: string, id: string, name: string): Promise<boolean>;
  /** False where the member has no such slip. */
  remove(memberId: string, id: string): Promise<boolean>;
}

/** Every call names the member, so that nobody reaches another's. */
export function createSavedSlipService({ db }: Pick<ModuleDeps, 'db'>): SavedSlipService {
  return {
    list: (memberId) => repository.listSlips(db, memberId),
    save: (memberId, id, contents, now) =>
      db.tx(async (q) => {
        await repository.waitForTurn(q, memberId);
        await repository.insertSlip(q, contents, { memberId, id, now, max: MAX_SAVED_SLIPS });
        return (await repository.findSlip(q, memberId, id)) ?? 'full';
      }),
    rename: (memberId, id, name) => repository.renameSlip(db, memberId, id, name),
    remove: (memberId, id) => repository.deleteSlip(db, memberId, id),
  };
}
