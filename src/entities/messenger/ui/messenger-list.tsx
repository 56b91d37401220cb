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

function Picture({ imageUrl, name }: Pick<Messenger, 'imageUrl' | 'name'>) {
  return imageUrl === '' ? (
    <IconMessage size={20} className={styles.icon} />
  ) : (
    <img src={imageUrl} alt={name} className={styles.image} />
  );
}

function Account({ messenger }: { messenger: Messenger }) {
  const onCopy = useUnit(accountCopied);
  const { account, imageUrl, name } = messenger;
  // A picture alone says what it shows; there is nothing to copy.
  if (account === '') return <Picture imageUrl={imageUrl} name={name || messages.list} />;
  return (
    <button type="button" className={styles.button} onClick={() => onCopy(messenger)}>
      <Picture imageUrl={imageUrl} name="" />
      <span className={styles.words}>
        <span className={styles.name}>{name}</span>{' '}
        <span className={styles.account}>{account}</span>
      </span>
      <VisuallyHidden> {messages.copy}</VisuallyHidden>
      <IconCopy size={16} className={styles.icon} />
    </button>
  );
}

/** Accounts of the staff's messengers; pressing one copies it, for the contract knows no address. */
export function MessengerList({ messengers }: MessengerListProps) {
  if (messengers.length === 0) return null;
  return (
    <ul aria-label={messages.list} className={styles.root}>
      {messengers.map((messenger) => (
        <li key={messenger.id} className={styles.item}>
          <Account messenger={messenger} />
        </li>
      ))}
    </ul>
  );
}
