import { NewsText } from '@/entities/news';
import { messages } from './messages';
import * as styles from './previews.css';

interface PopupPreviewProps {
  title: string;
  /** HTML as it is being written. */
  html: string;
}

/** A popup as members read it, cleaned as it is for them. */
export function PopupPreview({ title, html }: PopupPreviewProps) {
  return (
    <div className={styles.popup}>
      <p className={styles.title}>{title.trim() || messages.previewTitleNone}</p>
      <div className={styles.body}>
        {html.trim() === '' ? (
          <span className={styles.quiet}>{messages.previewNone}</span>
        ) : (
          <NewsText html={html} />
        )}
      </div>
    </div>
  );
}
