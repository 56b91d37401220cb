export { IconLink, type IconLinkProps } from './icon-link';
