import type { Db } from '../../lib/db.ts';
import { createStaffRows, type StaffTable } from '../../lib/staff-rows.ts';
import { recordAudit } from '../audit/index.ts';
import * as repository from './repository.ts';
import type { DeskSiteEvent, EventDraft } from './repository.ts';

const EVENT: StaffTable<DeskSiteEvent, EventDraft> = {
  name: 'event',
  list: repository.listAllEvents,
  take: repository.takeEvent,
  insert: repository.insertEvent,
  update: repository.updateEvent,
  remove: repository.removeEvent,
  isInUse: repository.hasRewards,
};

/** An event that gave rewards stays. */
export const createEventDesk = (db: Db) => createStaffRows({ db, record: recordAudit }, EVENT);

export type EventDesk = ReturnType<typeof createEventDesk>;
