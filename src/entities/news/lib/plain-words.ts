/** Returns the words of HTML without its tags, for drawing as text; entities stay as they are written. */
export function plainWords(html: string): string {
  return html
    .replaceAll(/<[^>]*>/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim();
}
