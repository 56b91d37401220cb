import DOMPurify from 'dompurify';
import { POST_HTML, POST_IMAGE_ADDRESS } from '#rules/html.ts';
import { fileUrl } from '@/shared/config';
import { messages } from './messages';

/**
 * Returns the HTML of a post with nothing in it but the safe subset, and of images those that were uploaded here, which load
 * as they come into view. What leads elsewhere opens beside the site.
 */
export function sanitisePost(html: string): string {
  const body = DOMPurify.sanitize(html, {
    ALLOWED_TAGS: [...POST_HTML.tags],
    ALLOWED_ATTR: [...POST_HTML.attributes],
    ALLOWED_URI_REGEXP: POST_HTML.address,
    ALLOW_DATA_ATTR: false,
    ALLOW_ARIA_ATTR: false,
    RETURN_DOM: true,
  }) as HTMLElement;
  for (const image of body.querySelectorAll('img')) {
    const [, id] = POST_IMAGE_ADDRESS.exec(image.getAttribute('src') ?? '') ?? [];
    if (id === undefined) image.remove();
    else {
      image.setAttribute('src', fileUrl(`/post/${id}.webp`));
      image.setAttribute('loading', 'lazy');
      if (!image.getAttribute('alt')) image.setAttribute('alt', messages.image);
    }
  }
  for (const link of body.querySelectorAll('a')) {
    link.removeAttribute('target');
    link.removeAttribute('rel');
    if (!link.getAttribute('href')?.startsWith('https://')) continue;
    link.setAttribute('target', '_blank');
    link.setAttribute('rel', 'noopener noreferrer nofollow');
  }
  return body.innerHTML;
}
