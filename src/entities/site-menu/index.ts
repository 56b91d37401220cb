export {
  currentEntryOf,
  mainMenu,
  pageGroupsOf,
  type MenuEntry,
  type MenuGroup,
  type MenuLink,
} from './lib/menu';
export {
  badgeText,
  moneyShortcutsOf,
  shortcutsOf,
  type Shortcut,
  type ShortcutKey,
} from './lib/shortcuts';
export { ShortcutGrid, type ShortcutGridProps } from './ui/shortcut-grid';
export { UnreadBadge, type UnreadBadgeProps } from './ui/unread-badge';
export { $isSideMenuOpen, sideMenuClosed, sideMenuOpened } from './model';
