export { PagedList, type PagedListProps, type PagedListTexts } from './paged-list';
export { type Paged, type PagedModel, usePaged } from './use-paged';
