import { common } from './common';
import { loadTexts } from './failures';

/** The words of a list that is loaded page after page; the rest is the page's to say. */
export const listTexts = {
  ...loadTexts,
  more: '더 보기',
  pages: '페이지',
  previous: common.previous,
  next: common.next,
  page: (page: number) => `${page}페이지`,
} as const;
