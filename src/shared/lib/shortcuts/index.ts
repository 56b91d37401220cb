export { type ShortcutId, shortcutMarks } from './keys';
export { $areShortcutsOn, ShortcutsGate, shortcutsSwitched, shortcutUsed } from './model';
