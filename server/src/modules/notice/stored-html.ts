import { NEWS_HTML } from '#rules/html.ts';
import { cleanNews } from '../../lib/html.ts';

const MOST_KEPT = 300;
/** Nothing but words and tags without attributes: there is nothing to clean, and no parser to load for it. */
const PLAIN = new RegExp(`^(?:[^<]|</?(?:${NEWS_HTML.tags.join('|')})>)*$`, 'i');

/** Makes what cleans HTML on its way out, each text once: some was stored before it was cleaned on its way in. */
export function createStoredHtml() {
  const kept = new Map<string, string>();
  async function cleaned(html: string): Promise<string> {
    const known = kept.get(html);
    if (known !== undefined) return known;
    const clean = await cleanNews(html);
    const [oldest] = kept.keys();
    if (kept.size >= MOST_KEPT && oldest !== undefined) kept.delete(oldest);
    kept.set(html, clean);
    return clean;
  }
  return async <T extends { contents: string }>(row: T): Promise<T> =>
    PLAIN.test(row.contents) ? row : { ...row, contents: await cleaned(row.contents) };
}

export type StoredHtml = ReturnType<typeof createStoredHtml>;
