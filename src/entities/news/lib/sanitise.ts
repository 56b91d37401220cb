import DOMPurify from 'dompurify';

const allowed = {
  ALLOWED_TAGS: ['a', 'b', 'br', 'em', 'i', 'span', 'strong', 'u'],
  ALLOWED_ATTR: ['href'],
  // Encrypted web addresses and paths of this site; `//host` is neither.
  ALLOWED_URI_REGEXP: /^(?:https:\/\/|\/(?![/\\]))/i,
};

const lineEnds = /(?:<\/(?:p|div|li)>|<br\s*\/?>)\s*/gi;

/**
 * Returns the HTML of a notice with nothing in it but plain words, emphasis and safe links.
 * Paragraphs end in a line break, or in a space where there is one line for everything.
 */
export function sanitiseNews(html: string, { isOneLine = false } = {}): string {
  const lines = html.trim().replaceAll(lineEnds, isOneLine ? ' ' : '<br>');
  return DOMPurify.sanitize(lines.replace(/(?:<br>|\s)+$/, ''), allowed);
}
