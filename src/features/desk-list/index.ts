export { $deskHome, useDeskPath } from './lib/desk-path';
export { memberColumn } from './lib/member-column';
export {
  $currentRow,
  deskKeyPressed,
  rowChosen,
  rowDone,
  rowLeft,
} from './model';
export { DeskListGate } from './model';
export { ListFrame, type ListFrameProps } from './ui/list-frame';
export { ListSkeleton } from './ui/list-frame.skeleton';
export { ListTable, type ListTableProps } from './ui/list-table';
export { Panel } from './ui/panel';
export { StateChips, type StateChipsProps } from './ui/state-chips';
