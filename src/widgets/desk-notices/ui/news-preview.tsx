import { NewsText } from '@/entities/news';
import { messages } from './messages';
import * as styles from './previews.css';

export interface NewsPreviewProps {
  /** HTML as it is being written. */
  html: string;
}

/** A notice in its line, cleaned as it is for members. */
export function NewsPreview({ html }: NewsPreviewProps) {
  return (
    <p className={styles.line}>
      <strong className={styles.name}>{messages.news}</strong>
      {html.trim() === '' ? messages.previewNone : <NewsText html={html} isOneLine />}
    </p>
  );
}
