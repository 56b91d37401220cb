export { Chip, ChipLink, type ChipLinkProps, type ChipProps } from './chip';
