import { useMemo } from 'react';
import { sanitiseNews } from '../lib/sanitise';

export interface CleanNewsProps {
  /** HTML as the server sent it. */
  html: string;
}

/** Words of a notice, cleaned of everything but emphasis and safe links. A part of its own: the cleaner weighs 10 kB. */
export function CleanNews({ html }: CleanNewsProps) {
  const clean = useMemo(() => sanitiseNews(html), [html]);
  return (
    // biome-ignore lint/security/noDangerouslySetInnerHtml: sanitised just above
    <span dangerouslySetInnerHTML={{ __html: clean }} />
  );
}
