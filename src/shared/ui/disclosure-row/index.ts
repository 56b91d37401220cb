export { DisclosureRow, type DisclosureRowProps } from './disclosure-row';
