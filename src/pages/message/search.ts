import { fitting, isText, optional, searchShape, type SearchOf } from '@/shared/lib/shape';

/** `redirect` is there when the unread gate turned a navigation to that address away. */
export const messageSearch = searchShape({ redirect: optional(fitting(isText, '')) });
export type MessageSearch = SearchOf<typeof messageSearch>;
