import DOMPurify from 'dompurify';

const allowed = {
  ALLOWED_TAGS: ['a', 'b', 'br', 'em', 'i', 'span', 'strong', 'u'],
  ALLOWED_ATTR: ['href'],
  // Web addresses and paths of this site; `//host` is neither.
  ALLOWED_URI_REGEXP: /^(?:https?:\/\/|\/(?![/\\]))/i,
};

/** Returns the HTML of a notice with nothing in it but plain words, emphasis and safe links. */
export function sanitiseNews(html: string): string {
  return DOMPurify.sanitize(html, allowed);
}
