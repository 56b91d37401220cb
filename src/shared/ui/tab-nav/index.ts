export { TabLink, type TabLinkProps, TabNav, type TabNavProps } from './tab-nav';
