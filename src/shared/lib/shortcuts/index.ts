export { isShortcutPress, type ShortcutId, shortcutMarks } from './keys';
export {
  $areShortcutsOn,
  isDialogOpen,
  ShortcutsGate,
  shortcutsSwitched,
  shortcutUsed,
  shortcutsRequested,
} from './model';
