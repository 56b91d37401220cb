import type { Db } from '../../lib/db.ts';
import { createStaffRows, type StaffTable } from '../../lib/staff-rows.ts';
import { recordAudit } from '../audit/index.ts';
import * as repository from './repository.ts';
import type { DeskNews, DeskPopup, NewsDraft, PopupDraft } from './repository.ts';

const NEWS: StaffTable<DeskNews, NewsDraft> = {
  name: 'news',
  list: repository.listNews,
  take: repository.takeNews,
  insert: repository.insertNews,
  update: repository.updateNews,
  remove: repository.removeNews,
};
const POPUP: StaffTable<DeskPopup, PopupDraft> = {
  name: 'popup',
  list: repository.listPopups,
  take: repository.takePopup,
  insert: repository.insertPopup,
  update: repository.updatePopup,
  remove: repository.removePopup,
};

export function createNoticeDesk(db: Db) {
  const deps = { db, record: recordAudit };
  return { news: createStaffRows(deps, NEWS), popups: createStaffRows(deps, POPUP) };
}

export type NoticeDesk = ReturnType<typeof createNoticeDesk>;
