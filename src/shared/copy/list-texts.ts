import { loadTexts } from './failures';

/** The words of a list that is loaded page after page; the rest is the page's to say. */
export const listTexts = { ...loadTexts, more: '더 보기' } as const;
