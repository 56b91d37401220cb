import { NewsText, type NewsTextProps } from '@/entities/news';

/** A part of its own, so that the cleaner of HTML is not in the first load. */
export function NoticeText({ html }: NewsTextProps) {
  return <NewsText html={html} />;
}
