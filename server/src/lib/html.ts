/// <reference path="./jsdom.d.ts" />
import type { HtmlElement, HtmlNode } from 'jsdom';
import { type HtmlSubset, NEWS_HTML, POST_HTML, POST_IMAGE_ADDRESS } from '#rules/html.ts';

/** What is left of HTML that a member wrote. */
export interface CleanPost {
  html: string;
  /** Its words, each block on lines of its own. */
  text: string;
  /** Ids of the uploaded images that it shows, each once. */
  images: string[];
}

const MAX_DEPTH = 16;
const VOID = ['br', 'img'];
const BLOCKS = ['BLOCKQUOTE', 'H3', 'LI', 'OL', 'P', 'UL'];
const TEXT_NODE = 3;
/** Of no site: what is resolved against it and stays there is of this one. */
const HERE = 'https://site.invalid';

const COMMENT = /<!--[\s\S]*?(?:-->|$)|<[!?][^>]*>?/g;
/** What is in them is no text. */
const UNREAD =
  /<(script|style|template|title|textarea|iframe|noscript|noembed|noframes|xmp|svg|math|object)\b[\s\S]*?(?:<\/\1\s*>|$)/gi;
const TAG = /<(\/?)([a-z][a-z0-9]*)((?:"[^"]*"|'[^']*'|[^'"<>])*)>/gi;
const ATTRIBUTE = /\b(alt|href|src)\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'>]+))/gi;

function attributesOf(text: string): string {
  return [...text.matchAll(ATTRIBUTE)]
    .map(([, name, double, single, bare]) => [name, double ?? single ?? bare ?? ''] as const)
    .map(([name, value]) => ` ${name}="${value.replaceAll('"', '&quot;')}"`)
    .join('');
}

/**
 * Writes HTML again in the tags of a subset, all of them closed and none deeper than a few. That makes nothing safe, which is left
 * to DOMPurify: but thousands of open tags, for which a post has room, keep the parser behind it busy for many seconds.
 */
function straighten(html: string, { tags }: HtmlSubset): string {
  const text = html.replaceAll(COMMENT, '').replaceAll(UNREAD, '');
  const open: string[] = [];
  const close = (from: number) =>
    open.splice(from).reduceRight((closed, name) => `${closed}</${name}>`, '');
  let written = '';
  let end = 0;
  for (const { 0: tag, 1: slash, 2: spelled = '', 3: rest = '', index } of text.matchAll(TAG)) {
    written += text.slice(end, index).replaceAll('<', '&lt;');
    end = index + tag.length;
    const name = spelled.toLowerCase();
    const isOpen = open.includes(name);
    if (!tags.includes(name)) continue;
    if (VOID.includes(name)) written += `<${name}${attributesOf(rest)}>`;
    else if (slash === '/') written += isOpen ? close(open.lastIndexOf(name)) : '';
    else {
      // As a browser reads it: a paragraph or an entry ends where the next begins.
      if (open.at(-1) === name && ['li', 'p'].includes(name)) written += close(-1);
      if (open.length === MAX_DEPTH) continue;
      open.push(name);
      written += `<${name}${name === 'a' ? attributesOf(rest) : ''}>`;
    }
  }
  return written + text.slice(end).replaceAll('<', '&lt;') + close(0);
}

/** Loaded by the first text that is cleaned: it takes half a second, and most processes clean none. */
async function loadPurifier() {
  const [{ JSDOM }, { default: createPurifier }] = await Promise.all([
    import('jsdom'),
    import('dompurify'),
  ]);
  const { window } = new JSDOM();
  const purifier = createPurifier(window);
  return (html: string, subset: HtmlSubset): HtmlElement => {
    // Where the tools are checked, the DOM's own types would be taken.
    const root = window.document.createElement('div') as unknown as HtmlElement;
    root.innerHTML = purifier.sanitize(straighten(html, subset), {
      ALLOWED_TAGS: [...subset.tags],
      ALLOWED_ATTR: [...subset.attributes],
      ALLOWED_URI_REGEXP: subset.address,
      ALLOW_DATA_ATTR: false,
      ALLOW_ARIA_ATTR: false,
    });
    return root;
  };
}

let purify: ReturnType<typeof loadPurifier> | undefined;

/** A link that leads elsewhere opens a page of its own, which learns nothing of this one and gains nothing by it. */
function isolateLink(link: HtmlElement): void {
  const href = link.getAttribute('href');
  const isElsewhere = href !== null && URL.parse(href, HERE)?.origin !== HERE;
  if (isElsewhere) {
    link.setAttribute('target', '_blank');
    link.setAttribute('rel', 'noopener noreferrer nofollow');
  } else for (const name of ['target', 'rel']) link.removeAttribute(name);
}

async function clean(html: string, subset: HtmlSubset): Promise<HtmlElement> {
  purify ??= loadPurifier();
  const root = (await purify)(html, subset);
  for (const link of root.querySelectorAll('a')) isolateLink(link);
  return root;
}

function textOf(node: HtmlNode): string {
  if (node.nodeType === TEXT_NODE) return (node.textContent ?? '').replaceAll(/[ \t\r\n\f]+/g, ' ');
  if (node.nodeName === 'BR') return '\n';
  const inner = Array.from(node.childNodes, textOf).join('');
  return BLOCKS.includes(node.nodeName) ? `\n${inner}\n` : inner;
}

/** Returns HTML of staff with nothing in it but what `NEWS_HTML` names. */
export async function cleanNews(html: string): Promise<string> {
  return (await clean(html, NEWS_HTML)).innerHTML.trim();
}

/** Returns HTML of a member with nothing in it but what `POST_HTML` names, and of images only those that were uploaded for posts. */
export async function cleanPost(html: string): Promise<CleanPost> {
  const root = await clean(html, POST_HTML);
  const images = new Set<string>();
  for (const image of root.querySelectorAll('img')) {
    const [, id] = POST_IMAGE_ADDRESS.exec(image.getAttribute('src') ?? '') ?? [];
    if (id === undefined) image.remove();
    else images.add(id);
  }
  const text = textOf(root)
    .replaceAll(/ *\n[ \n]*/g, '\n')
    .trim();
  return { html: root.innerHTML.trim(), text, images: [...images] };
}
