import { useUnit } from 'effector-react';
import { IconCopy, IconMessage } from '@/shared/icons';
import { VisuallyHidden } from '@/shared/ui/visually-hidden';
import { accountCopied } from '../model';
import type { Messenger } from '../lib/messenger';
import { messages } from './messages';
import * as styles from './messenger-list.css';

export interface MessengerListProps {
  messengers: readonly Messenger[];
}

/** Accounts of the staff's messengers; pressing one copies it, for the contract knows no address. */
export function MessengerList({ messengers }: MessengerListProps) {
  const onCopy = useUnit(accountCopied);
  if (messengers.length === 0) return null;
  return (
    <ul aria-label={messages.list} className={styles.root}>
      {messengers.map((messenger) => (
        <li key={messenger.id} className={styles.item}>
          <button type="button" className={styles.button} onClick={() => onCopy(messenger)}>
            {messenger.imageUrl === '' ? (
              <IconMessage size={20} className={styles.icon} />
            ) : (
              <img src={messenger.imageUrl} alt="" className={styles.image} />
            )}
            <span className={styles.words}>
              <span className={styles.name}>{messenger.name}</span>{' '}
              <span className={styles.account}>{messenger.account}</span>
            </span>
            <VisuallyHidden> {messages.copy}</VisuallyHidden>
            <IconCopy size={16} className={styles.icon} />
          </button>
        </li>
      ))}
    </ul>
  );
}
