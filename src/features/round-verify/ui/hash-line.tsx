import { useUnit } from 'effector-react';
import { IconCopy } from '@/shared/icons';
import { IconButton } from '@/shared/ui/icon-button';
import { copyingValue } from '../model';
import * as styles from './hash-line.css';
import { messages } from './messages';

export interface HashLineProps {
  /** What it is, for the button's name; shown where it is not the step's own. */
  name: string;
  value: string;
  isNamed?: boolean;
}

/** A hash or a secret in its digits, with a button that copies it. */
export function HashLine({ name, value, isNamed = false }: HashLineProps) {
  const onCopy = useUnit(copyingValue.requested);
  return (
    <div className={styles.root}>
      {isNamed && <span className={styles.name}>{name}</span>}
      <code className={styles.value}>{value}</code>
      <IconButton size="sm" label={messages.copy(name)} onClick={() => onCopy(value)}>
        <IconCopy size={15} />
      </IconButton>
    </div>
  );
}
