import { useUnit } from 'effector-react';
import { Button } from '@/shared/ui/button';
import { Heading } from '@/shared/ui/heading';
import { $isOpen, toggled } from '../model';
import { messages } from './messages';
import * as styles from './{{name}}.css';

/** Write what it shows and to whom, in a sentence: the catalogue prints it. */
export function {{Name}}() {
  const { isOpen, onToggle } = useUnit({ isOpen: $isOpen, onToggle: toggled });
  return (
    <section className={styles.root}>
      <Heading level={2}>{messages.title}</Heading>
      <Button variant="secondary" aria-expanded={isOpen} onClick={() => onToggle()}>
        {messages.more}
      </Button>
      {isOpen && <p className={styles.text}>{messages.text}</p>}
    </section>
  );
}
