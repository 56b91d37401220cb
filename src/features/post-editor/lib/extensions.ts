import type { Extensions } from '@tiptap/core';
import { Image } from '@tiptap/extension-image';
import { StarterKit } from '@tiptap/starter-kit';
import { POST_HTML, POST_IMAGE_ADDRESS } from '#rules/html.ts';

/** Whether a link may lead there. */
export function isLinkable(address: string): boolean {
  return POST_HTML.address.test(address);
}

/** Images that were uploaded here; what is pasted with others loses them. */
const UploadedImage = Image.extend({
  addAttributes: () => ({ src: { default: null }, alt: { default: null } }),
  parseHTML: () => [
    {
      tag: 'img[src]',
      getAttrs: (element) =>
        POST_IMAGE_ADDRESS.test(element.getAttribute('src') ?? '') ? null : false,
    },
  ],
});

/** What an editor knows is the safe subset of `POST_HTML`: anything else that is pasted is left out. */
export const extensions: Extensions = [
  StarterKit.configure({
    heading: { levels: [3] },
    link: {
      openOnClick: false,
      defaultProtocol: 'https',
      HTMLAttributes: { target: null, rel: null },
      isAllowedUri: isLinkable,
    },
    code: false,
    codeBlock: false,
    horizontalRule: false,
    underline: false,
  }),
  UploadedImage,
];
