import { useMemo } from 'react';
import { sanitiseNews } from '../lib/sanitise';

export interface CleanNewsProps {
  /** HTML as the server sent it. */
  html: string;
  /** There is one line for everything: paragraphs follow each other. */
  isOneLine?: boolean;
}

/** Words of a notice, cleaned of everything but emphasis and safe links. A part of its own: the cleaner weighs 10 kB. */
export function CleanNews({ html, isOneLine = false }: CleanNewsProps) {
  const clean = useMemo(() => sanitiseNews(html, { isOneLine }), [html, isOneLine]);
  return (
    // biome-ignore lint/security/noDangerouslySetInnerHtml: sanitised just above
    <span dangerouslySetInnerHTML={{ __html: clean }} />
  );
}
