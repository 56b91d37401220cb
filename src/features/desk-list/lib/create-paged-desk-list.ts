import { type ApiClient, createPagedQuery } from '@/shared/api';
import { type Conditions, createDeskList, type DeskListOptions } from './create-desk-list';

/** What the server is asked for: without what is empty. */
interface PageQuery<State extends string> {
  limit: number;
  q?: string;
  state?: State;
  cursor?: string;
}

interface PagedDeskListOptions<Row, Props, State extends string>
  extends Pick<
    DeskListOptions<Row, Conditions<Props, State>, Props, State>,
    'keyOf' | 'searchesRows' | 'state' | 'most' | 'stale' | 'toFile'
  > {
  load(
    api: ApiClient,
    query: PageQuery<State>,
    props: Props,
  ): Promise<{ data: readonly Row[]; nextCursor: string | null }>;
  /** Rows of a page; 100 when left out. */
  limit?: number;
  /** The longest search that the contract takes, in letters. */
  longest?: number;
}

/** A section whose list the server searches, page after page. Call it at module level. */
export function createPagedDeskList<
  Row extends object,
  State extends string = never,
  Props extends object = Record<never, never>,
>({ load, limit = 100, longest, ...list }: PagedDeskListOptions<Row, Props, State>) {
  const query = createPagedQuery<Conditions<Props, State>, Row>(
    async (api, { query: { text, state, props }, cursor }) => {
      const q = list.searchesRows ? '' : text.slice(0, longest);
      const page: PageQuery<State> = {
        limit,
        ...(q !== '' && { q }),
        ...(state !== null && { state }),
        ...(cursor !== null && { cursor }),
      };
      const { data, nextCursor } = await load(api, page, props);
      return { items: data, next: nextCursor };
    },
    { shows: 'every page', keyOf: list.keyOf },
  );
  return createDeskList<Row, Conditions<Props, State>, Props, State>({
    ...list,
    query,
    queryOf: (conditions) => conditions,
  });
}
