import * as z from 'zod/mini';

/** `redirect` is there when the unread gate turned a navigation to that address away. */
export const messageSearchSchema = z.object({ redirect: z.optional(z.catch(z.string(), '')) });
export type MessageSearch = z.infer<typeof messageSearchSchema>;
