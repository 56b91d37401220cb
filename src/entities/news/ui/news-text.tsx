import { useMemo } from 'react';
import { sanitiseNews } from '../lib/sanitise';
import * as styles from './news-text.css';

export interface NewsTextProps {
  /** HTML as the server sent it. */
  html: string;
}

/** Words of a notice, cleaned of everything but emphasis and safe links. */
export function NewsText({ html }: NewsTextProps) {
  const clean = useMemo(() => sanitiseNews(html), [html]);
  return (
    // biome-ignore lint/security/noDangerouslySetInnerHtml: sanitised just above
    <span className={styles.root} dangerouslySetInnerHTML={{ __html: clean }} />
  );
}
