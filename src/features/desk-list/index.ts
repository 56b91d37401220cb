export { type Conditions, createDeskList } from './lib/create-desk-list';
export { formatMinute, parseMinute } from './lib/minute';
export { $deskHome, useDeskPath } from './lib/desk-path';
export { countColumn, memberColumn, sumColumn, sumText, timeColumn } from './lib/columns';
export { createRowForm } from './lib/create-row-form';
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
