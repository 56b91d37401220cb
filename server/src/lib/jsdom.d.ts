/** What `html.ts` needs of it: a window for DOMPurify, and nodes to read. */
declare module 'jsdom' {
  import type { WindowLike } from 'dompurify';

  interface HtmlNode {
    readonly nodeName: string;
    readonly nodeType: number;
    readonly textContent: string | null;
    readonly childNodes: Iterable<HtmlNode>;
  }

  interface HtmlElement extends HtmlNode {
    innerHTML: string;
    append(...nodes: HtmlNode[]): void;
    remove(): void;
    getAttribute(name: string): string | null;
    setAttribute(name: string, value: string): void;
    removeAttribute(name: string): void;
    querySelectorAll(selector: string): Iterable<HtmlElement>;
  }

  export class JSDOM {
    constructor(html?: string);
    readonly window: WindowLike & {
      readonly document: { createElement(name: string): HtmlElement };
    };
  }
}
