export { type Conditions, createDeskList } from './lib/create-desk-list';
export { createPagedDeskList } from './lib/create-paged-desk-list';
export { createDraft } from './lib/draft';
export { formatMinute, minuteField, parseMinute } from './lib/minute';
export { timedQuery, type WithState } from './lib/timed-query';
export { wholeField, wholeWithin } from './lib/whole';
export { $deskHome, useDeskPath } from './lib/desk-path';
export {
  countColumn,
  memberColumn,
  minuteColumn,
  nameColumn,
  stateColumn,
  sumColumn,
  sumText,
  timeColumn,
} from './lib/columns';
export {
  createNewForm,
  createReasonForm,
  createRowForm,
  type RowReason,
} from './lib/create-row-form';
export {
  $currentRow,
  deskKeyPressed,
  rowChosen,
  rowDone,
  rowLeft,
  rowsShown,
} from './model';
export { DeskListGate } from './model';
export { defineDeskList, type DeskListTexts } from './ui/define-desk-list';
export { ListFrame, type ListFrameProps } from './ui/list-frame';
export { ListSkeleton } from './ui/list-frame.skeleton';
export { ListTable, type ListTableProps } from './ui/list-table';
export { ListTools, type ListToolsProps } from './ui/list-tools';
export { Panel, PanelNote, PanelText } from './ui/panel';
export { sectionTabs } from './ui/section-tabs';
export { stateFilter } from './ui/state-chips';
