export { type Conditions, createDeskList, newKey } from './lib/create-desk-list';
export { createPagedDeskList } from './lib/create-paged-desk-list';
export { createDraft } from './lib/draft';
export { createMaintenance } from './lib/create-maintenance';
export { formatMinute, minuteField, minuteInput, parseMinute } from './lib/minute';
export { timedQuery, type WithState } from './lib/timed-query';
export { keepTyped } from './lib/keep-typed';
export { knownFacts } from './lib/known-facts';
export { levelOptions, optionsOf } from './lib/options';
export { wholeField, wholeWithin } from './lib/whole';
export { $deskHome } from './lib/desk-path';
export {
  badgeColumn,
  countColumn,
  memberColumn,
  minuteColumn,
  moneyColumn,
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
export { DeskLink } from './ui/desk-link';
export { ListFrame, type ListFrameProps } from './ui/list-frame';
export { ListSkeleton } from './ui/list-frame.skeleton';
export { ListTable, type ListTableProps } from './ui/list-table';
export { ListTools, type ListToolsProps } from './ui/list-tools';
export { MaintenanceForm } from './ui/maintenance-form';
export { ForAdmins, Panel, PanelNote, PanelText } from './ui/panel';
export { sectionTabs } from './ui/section-tabs';
export { stateFilter } from './ui/state-chips';
export { Tile, TileList } from './ui/tile';
