import { useUnit } from 'effector-react';
import type { KeyboardEvent } from 'react';
import { $legCount, $mode, slipCleared, SlipFrame, SlipTools } from '@/entities/slip';
import { SlipPreferencesButton } from '@/features/slip-preferences';
import { boardRequested } from '@/shared/lib/landmarks';
import { messages } from './messages';
import { SlipContents } from './slip-contents';
import { SlipFooter } from './slip-footer';

/** The slip as a column that stays in view beside the board. Esc goes back to the board, as it does out of the sheet. */
export function SlipColumn() {
  const [count, mode, onClear, onBoard] = useUnit([$legCount, $mode, slipCleared, boardRequested]);
  function leave(event: KeyboardEvent) {
    if (event.key === 'Escape' && !event.nativeEvent.isComposing) onBoard();
  }
  return (
    <SlipFrame
      title={messages.titles[mode]}
      count={count}
      countLabel={messages.count(count)}
      tools={
        <SlipTools isEmpty={count === 0} onClear={onClear}>
          <SlipPreferencesButton />
        </SlipTools>
      }
      footer={<SlipFooter />}
      data-slip=""
      tabIndex={-1}
      onKeyDown={leave}
    >
      <SlipContents />
    </SlipFrame>
  );
}
