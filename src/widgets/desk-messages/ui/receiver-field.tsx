import { useUnit } from 'effector-react';
import { MemberFinder } from '@/entities/desk-member';
import { IconClose } from '@/shared/icons';
import { IconButton } from '@/shared/ui/icon-button';
import { mayReceive, type Receiver } from '../lib/audience';
import { $receivers, form, found, receiverAdded, receiverRemoved } from '../model/writing';
import { messages } from './messages';
import * as styles from './panel.css';

function Named({ receivers }: { receivers: readonly Receiver[] }) {
  const onRemove = useUnit(receiverRemoved);
  return (
    <ul className={styles.names} aria-label={messages.chosen}>
      {receivers.map(({ id, nickname, userId }) => (
        <li key={id} className={styles.name}>
          <span>
            {nickname} <span className={styles.quiet}>{userId}</span>
          </span>
          <IconButton size="sm" label={messages.leaveOut(nickname)} onClick={() => onRemove(id)}>
            <IconClose size={16} />
          </IconButton>
        </li>
      ))}
    </ul>
  );
}

/** Names the members a message goes to: those who are named, and more by what is typed. */
export function ReceiverField() {
  const [receivers, onAdd] = useUnit([$receivers, receiverAdded]);
  return (
    <div className={styles.group}>
      {receivers.length > 0 && <Named receivers={receivers} />}
      <MemberFinder
        form={form}
        search={found}
        hint={messages.whoHint}
        isChosen={({ id }) => receivers.some((one) => one.id === id)}
        mayChoose={mayReceive}
        onChoose={onAdd}
      />
    </div>
  );
}
