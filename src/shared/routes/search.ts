type Values = Readonly<Record<string, string | number | undefined>>;

/**
 * The address of a page with its search, in the order of its keys; what is empty, undefined or at its default is left out.
 * @example searchHref('/slot', { q: '학', sort: 'name', list: undefined }, { sort: 'popular' }) // '/slot?q=%ED%95%99&sort=name'
 */
export function searchHref(path: string, search: Values, defaults: Values = {}): string {
  const query = new URLSearchParams();
  for (const [key, value] of Object.entries(search)) {
    if (value !== undefined && value !== '' && value !== defaults[key]) {
      query.set(key, String(value));
    }
  }
  return query.size === 0 ? path : `${path}?${query}`;
}

/** The search of a `Link`. The router types links by their path and `joinCd` alone: each page reads its own search. */
export function linkSearch<Search extends object>(search: Search) {
  return { joinCd: undefined, ...search };
}
