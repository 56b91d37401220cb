// Where the header can reach them: two widgets may not know each other.
export { SideMenu } from './ui/side-menu';
