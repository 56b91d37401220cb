import { MAX_POST_IMAGES } from '#rules/html.ts';
import { messages } from '../ui/messages';

export const maxFiles = MAX_POST_IMAGES;
export const maxBytes = 2 * 1024 * 1024;
/** What a file is known by. */
export const headBytes = 12;

/** How far an image is: what is `failed` may be sent again, the others that are wrong stay wrong. */
export type FileState =
  | 'queued'
  | 'sending'
  | 'done'
  | 'tooLarge'
  | 'wrongType'
  | 'broken'
  | 'failed';

/** An image that is to be part of a post. */
export interface AttachedFile {
  key: string;
  name: string;
  /** Bytes; null of one that the post has already. */
  size: number | null;
  state: FileState;
  /** Its address, once it is uploaded. */
  url: string | null;
  /** What is to be sent; null once it is uploaded. */
  file: File | null;
  /** What to do about one that failed. */
  advice: string | null;
}

export function isUnderWay({ state }: AttachedFile): boolean {
  return state === 'queued' || state === 'sending';
}

/** Whether it will not become part of the post as it is. */
export function isFaulty(file: AttachedFile): boolean {
  return file.state !== 'done' && !isUnderWay(file);
}

/** The images that the HTML of a post shows, as files that are attached to it. */
export function filesOf(html: string): AttachedFile[] {
  const addresses = [...html.matchAll(/<img[^>]*\ssrc="([^"]+)"/g)].map(([, src = '']) => src);
  return [...new Set(addresses)].map((url, at) => ({
    key: url,
    name: messages.existing(at + 1),
    size: null,
    file: null,
    state: 'done',
    url,
    advice: null,
  }));
}
