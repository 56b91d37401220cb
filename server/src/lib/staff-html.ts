import { NEWS_HTML } from '#rules/html.ts';
import { cleanNews } from './html.ts';
import { fieldProblem } from './problem.ts';

/** What staff writes to be shown, with HTML in its contents. */
interface Draft {
  contents: string;
  title?: string;
  /** Epoch milliseconds, with `endsAt`. */
  startsAt?: number;
  endsAt?: number;
}

const MOST_KEPT = 300;
/** Nothing but words and tags without attributes: there is nothing to clean, and no parser to load for it. */
const PLAIN = new RegExp(`^(?:[^<]|</?(?:${NEWS_HTML.tags.join('|')})>)*$`, 'i');

/** What is wrong with a draft; undefined where nothing is. */
function draftProblem({ title = '-', contents, startsAt = 0, endsAt = 1 }: Draft) {
  if (contents.trim() === '') return fieldProblem('contents', 'must have text');
  if (title.trim() === '') return fieldProblem('title', 'must have text');
  return endsAt > startsAt ? undefined : fieldProblem('endsAt', 'must be after startsAt');
}

/** Takes a draft with what may be shown of its HTML, or answers what is wrong with that. */
export async function takeDraft<T extends Draft, R>(draft: T, take: (clean: T) => Promise<R>) {
  const clean = { ...draft, contents: await cleanNews(draft.contents) };
  return draftProblem(clean) ?? take(clean);
}

/** Cleans HTML on its way out, each text once: some was stored before it was cleaned on its way in. */
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
