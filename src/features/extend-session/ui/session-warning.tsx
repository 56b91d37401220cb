import { useUnit } from 'effector-react';
import { IconClose } from '@/shared/icons';
import { Button } from '@/shared/ui/button';
import { IconButton } from '@/shared/ui/icon-button';
import { overLayers } from '@/shared/ui/layer';
import { VisuallyHidden } from '@/shared/ui/visually-hidden';
import { $secondsLeft, extendClicked, warningClosed } from '../model';
import { messages } from './messages';
import * as styles from './session-warning.css';

/** Stands through the last minute of a session, with the way to stay. */
export function SessionWarning() {
  const { seconds, onExtend, onClose } = useUnit({
    seconds: $secondsLeft,
    onExtend: extendClicked,
    onClose: warningClosed,
  });
  if (seconds === null) return null;
  return (
    <section aria-label={messages.title} className={styles.root} {...overLayers}>
      {/* Said once; the seconds that follow are for the eye. */}
      <VisuallyHidden>
        <span role="alert">{messages.near}</span>
      </VisuallyHidden>
      <span className={styles.text} aria-hidden="true">
        {messages.left(seconds)}
      </span>
      <Button size="sm" onClick={() => onExtend()}>
        {messages.extend}
      </Button>
      <IconButton size="sm" label={messages.close} onClick={() => onClose()}>
        <IconClose size={16} />
      </IconButton>
    </section>
  );
}
