import * as z from 'zod/mini';
import { queryOptional } from '@/shared/lib/schema';

/** `redirect` is there when the unread gate turned a navigation to that address away. */
export const messageSearch = z.object({ redirect: queryOptional(z.string()) });
export type MessageSearch = z.infer<typeof messageSearch>;
