/** What is left of HTML that somebody wrote. Both sides give it to DOMPurify; nothing else of the text is kept. */
export interface HtmlSubset {
  readonly tags: readonly string[];
  readonly attributes: readonly string[];
  /** Of a link or an image: an encrypted address or a path of this site; `//host` is neither. */
  readonly address: RegExp;
}

const address = /^(?:https:\/\/|\/(?![/\\]))/i;

/** Notices, popups and events, which staff writes. */
export const NEWS_HTML: HtmlSubset = {
  tags: [
    ...['a', 'b', 'blockquote', 'br', 'div', 'em', 'h3', 'h4', 'i', 'li', 'ol', 'p', 's', 'span'],
    ...['strong', 'u', 'ul'],
  ],
  attributes: ['href', 'rel', 'target'],
  address,
};

/** Posts of the boards, which members write. */
export const POST_HTML: HtmlSubset = {
  tags: [...['a', 'blockquote', 'br', 'em', 'h3', 'img', 'li', 'ol', 'p', 's', 'strong', 'ul']],
  attributes: ['alt', 'href', 'rel', 'src', 'target'],
  address,
};

/** Characters of a post's text, its line breaks not counted. */
export const POST_TEXT = { min: 2, max: 10_000 };
export const MAX_POST_IMAGES = 5;
export const MAX_POST_IMAGE_BYTES = 2 * 1024 * 1024;

/** The address at which an uploaded image of a post is read; its id is the first group. */
export const POST_IMAGE_ADDRESS = /^\/file\/download\/post\/([a-z0-9]{24})\.webp$/;

/** Blanks, and letters and marks that nobody sees. */
const UNSEEN = /[\s\p{Cc}\p{Cf}\u115f\u1160\u2800\u3164\uffa0]/gu;

/** How many characters of a text somebody sees. */
export function seenLength(text: string): number {
  return text.replaceAll(UNSEEN, '').length;
}

/** Null where nothing is wrong. */
export function postTextFault(text: string): 'short' | 'long' | null {
  if (text.replaceAll('\n', '').length > POST_TEXT.max) return 'long';
  return seenLength(text) < POST_TEXT.min ? 'short' : null;
}
