import { useUnit } from 'effector-react';
import type { KeyboardEvent } from 'react';
import { $legCount, $mode, slipCleared } from '@/entities/slip';
import { SlipPreferencesButton } from '@/features/slip-preferences';
import { boardRequested } from '@/shared/lib/landmarks';
import { Badge } from '@/shared/ui/badge';
import { VisuallyHidden } from '@/shared/ui/visually-hidden';
import * as styles from './bet-slip.css';
import { messages } from './messages';
import { SlipContents } from './slip-contents';
import { SlipFooter } from './slip-footer';

/** The slip as a column that stays in view beside the board. Esc goes back to the board, as it does out of the sheet. */
export function SlipColumn() {
  const [count, mode, onClear, onBoard] = useUnit([$legCount, $mode, slipCleared, boardRequested]);
  const title = messages.titles[mode];
  function leave(event: KeyboardEvent) {
    if (event.key === 'Escape' && !event.nativeEvent.isComposing) onBoard();
  }
  return (
    <section
      className={styles.column}
      aria-label={title}
      data-slip=""
      tabIndex={-1}
      onKeyDown={leave}
    >
      <header className={styles.header}>
        <h2 className={styles.title}>{title}</h2>
        <Badge tone="solid" round>
          <span aria-hidden="true">{count}</span>
          <VisuallyHidden>{messages.count(count)}</VisuallyHidden>
        </Badge>
        <span className={styles.tools}>
          {count > 0 && (
            <button type="button" className={styles.clear} onClick={() => onClear()}>
              {messages.clear}
            </button>
          )}
          <SlipPreferencesButton />
        </span>
      </header>
      <div className={styles.body}>
        <SlipContents />
      </div>
      <div className={styles.foot}>
        <SlipFooter />
      </div>
    </section>
  );
}
