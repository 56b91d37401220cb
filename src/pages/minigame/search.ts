import * as z from 'zod/mini';
import { queryText } from '@/shared/lib/schema';

/** The query of the lobby: a provider, `favourites`, or all games. */
export const lobbySearch = z.object({ tab: queryText(20) });
export type LobbySearch = z.infer<typeof lobbySearch>;

/** The query of a table: the venue of a virtual game; without one that which starts next. */
export const tableSearch = z.object({ venue: queryText(20) });
export type TableSearch = z.infer<typeof tableSearch>;
