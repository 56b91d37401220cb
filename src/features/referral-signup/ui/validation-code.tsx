import { useUnit } from 'effector-react';
import { IconRefresh } from '@/shared/icons';
import { IconButton } from '@/shared/ui/icon-button';
import { $validationCode, codeRequested } from '../model/validation-code';
import { normalMessages as messages } from './messages';
import * as styles from './validation-code.css';

/** Four characters to copy by hand. Read out one by one: it keeps off scripts that fill forms, not people. */
export function ValidationCode() {
  const [code, onRefresh] = useUnit([$validationCode, codeRequested]);
  return (
    <div className={styles.row}>
      <div className={styles.picture} role="img" aria-label={messages.validationPicture(code)}>
        {[...code].map((character, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the place is the identity
          <span key={index} className={styles.character} aria-hidden="true">
            {character}
          </span>
        ))}
      </div>
      <IconButton label={messages.refresh} onClick={() => onRefresh()}>
        <IconRefresh size={20} />
      </IconButton>
    </div>
  );
}
