export { useShortcutOpening } from './ui/use-shortcut-opening';
