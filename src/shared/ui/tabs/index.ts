export {
  type TabItem,
  TabLink,
  type TabLinkProps,
  TabNav,
  type TabNavProps,
  Tabs,
  type TabsProps,
} from './tabs';
