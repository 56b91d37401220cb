export { providerNames } from './lib/group-messages';
export {
  menuGroupsOf,
  pageGroupsOf,
  type MenuGroup,
  type MenuLink,
  type PageMenuGroup,
} from './lib/menu-groups';
export { currentEntryOf, mainMenu, type MenuEntry } from './lib/menu';
export {
  badgeText,
  isUsable,
  moneyShortcutsOf,
  shortcutsOf,
  type Shortcut,
  type ShortcutKey,
} from './lib/shortcuts';
export { ShortcutGrid, type ShortcutGridProps } from './ui/shortcut-grid';
export { UnreadBadge, type UnreadBadgeProps } from './ui/unread-badge';
export { $isSideMenuOpen, sideMenuClosed, sideMenuOpened } from './model';
