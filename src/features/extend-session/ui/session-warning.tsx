import { useUnit } from 'effector-react';
import { IconClose } from '@/shared/icons';
import { Button } from '@/shared/ui/button';
import { IconButton } from '@/shared/ui/icon-button';
import { overLayers } from '@/shared/ui/layer';
import { VisuallyHidden } from '@/shared/ui/visually-hidden';
import { $isFinal, $secondsLeft, extendClicked, signInAgainClicked, warningClosed } from '../model';
import { messages } from './messages';
import * as styles from './session-warning.css';

/** Stands through the last minute of a session, with the way to stay: more time, or a new login where there is none. */
export function SessionWarning() {
  const { seconds, isFinal, onExtend, onSignIn, onClose } = useUnit({
    seconds: $secondsLeft,
    isFinal: $isFinal,
    onExtend: extendClicked,
    onSignIn: signInAgainClicked,
    onClose: warningClosed,
  });
  if (seconds === null) return null;
  return (
    <section aria-label={messages.title} className={styles.root} {...overLayers}>
      {/* Said once; the seconds that follow are for the eye. */}
      <VisuallyHidden>
        <span role="alert">
          {messages.near} {isFinal && messages.final}
        </span>
      </VisuallyHidden>
      <span className={styles.text} aria-hidden="true">
        {messages.left(seconds)} {isFinal && messages.final}
      </span>
      <Button size="sm" onClick={() => (isFinal ? onSignIn() : onExtend())}>
        {isFinal ? messages.signInAgain : messages.extend}
      </Button>
      <IconButton size="sm" label={messages.close} onClick={() => onClose()}>
        <IconClose size={16} />
      </IconButton>
    </section>
  );
}
