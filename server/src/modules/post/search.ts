/** What of a post is searched. */
export interface SearchedText {
  title: string;
  /** Without the title. */
  text: string;
  titlePairs: number[];
  /** Of title and text. */
  pairs: number[];
}

/** A text as it is searched: one case, one width, one blank between words. */
export function searchable(text: string): string {
  return text.normalize('NFKC').toLowerCase().replaceAll(/\s+/g, ' ').trim();
}

/** Each two neighbouring characters as one number: what holds a text has all its pairs. */
export function pairsOf(text: string): Set<number> {
  const pairs = new Set<number>();
  for (let at = 1; at < text.length; at += 1)
    // Shifted into the sign, as an `int` of SQL.
    pairs.add((text.charCodeAt(at - 1) << 16) | text.charCodeAt(at));
  return pairs;
}

export function searchedText(written: { title: string; text: string }): SearchedText {
  const title = searchable(written.title);
  const text = searchable(written.text);
  const titlePairs = pairsOf(title);
  return {
    title,
    text,
    titlePairs: [...titlePairs],
    pairs: [...new Set([...titlePairs, ...pairsOf(text)])],
  };
}
