export { Menu, type MenuProps } from './menu';
export { MenuItem, type MenuItemProps } from './menu-item';
