import { usePreparing } from '@/shared/routes';
import { messages } from '../lib/messages';
import * as styles from './preparing-mark.css';

export interface PreparingMarkProps {
  /** Address that the marked link leads to. */
  to: string;
}

/** Says of a link that its page is not built yet; nothing where it is. The site map alone knows which. */
export function PreparingMark({ to }: PreparingMarkProps) {
  const isPreparing = usePreparing();
  if (!isPreparing(to)) return null;
  // The space keeps the two words apart in the name of the link.
  return <span className={styles.root}> {messages.preparing}</span>;
}
