export { ItemRow, type ItemRowProps } from './item-row';
