// Where the header can reach them: two widgets may not know each other.
export { sideMenuClosed, sideMenuOpened } from '@/entities/site-menu';
export { SideMenu } from './ui/side-menu';
