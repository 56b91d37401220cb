import type { Db } from '../../lib/db.ts';
import { forgetAnswers } from '../../lib/idempotency.ts';
import { eraseRecords } from '../audit/index.ts';
import { eraseSignIns } from '../auth/index.ts';
import { eraseCouponReasons } from '../coupon/index.ts';
import { eraseFavourites } from '../favourite/index.ts';
import { eraseNotes, eraseProfile, listErasable, lockLeaver } from '../member/index.ts';
import { eraseMessages } from '../message/index.ts';
import { eraseInquiries } from '../inquiry/index.ts';
import { eraseNotifications } from '../notification/index.ts';
import { erasePosts } from '../post/index.ts';
import { eraseRequests } from '../request/index.ts';
import { eraseSavedSlips } from '../saved-slip/index.ts';
import { eraseWallet } from '../tether/index.ts';
import { eraseCashOutAddresses } from '../wager/index.ts';
import { eraseLedgerTexts } from '../wallet/index.ts';
import { beginErasing } from './repository.ts';

export interface ErasureService {
  /** Erases everybody whose term is over, each in a transaction of its own. Returns how many. */
  eraseDue(now: number): Promise<number>;
}

/** Each module removes what its own tables have. */
export function createErasureService(db: Db, years: number): ErasureService {
  function erase(memberId: string, now: number): Promise<boolean> {
    return db.tx(async (q) => {
      const leaver = await lockLeaver(q, memberId);
      // Another server was faster.
      if (leaver === null) return false;
      await beginErasing(q);
      const targets = [
        memberId,
        ...(await eraseRequests(q, memberId)),
        ...(await eraseMessages(q, memberId)),
        ...(await eraseInquiries(q, leaver)),
        ...(await eraseCouponReasons(q, memberId)),
        ...(await erasePosts(q, memberId)),
      ];
      await eraseRecords(q, targets);
      await eraseNotes(q, memberId);
      await eraseSignIns(q, leaver);
      await eraseWallet(q, memberId);
      await eraseFavourites(q, memberId);
      await eraseNotifications(q, memberId);
      await eraseSavedSlips(q, memberId);
      await eraseCashOutAddresses(q, memberId);
      await eraseLedgerTexts(q, memberId);
      await forgetAnswers(q, memberId);
      await eraseProfile(q, leaver, now);
      return true;
    });
  }

  return {
    async eraseDue(now) {
      let erased = 0;
      for (const id of await listErasable(db, { now, years }))
        if (await erase(id, now)) erased += 1;
      return erased;
    },
  };
}
