import { Heading } from '@/shared/ui/heading';
import { messages } from './messages';
import * as styles from './{{name}}-page.css';

/** Write what a visitor does here, in a sentence: the catalogue prints it. */
export function {{Name}}Page() {
  return (
    <article className={styles.root}>
      <Heading level={1}>{messages.title}</Heading>
      <p className={styles.lead}>{messages.lead}</p>
    </article>
  );
}
