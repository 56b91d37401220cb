export { Chip, type ChipLinkProps, type ChipProps } from './chip';
