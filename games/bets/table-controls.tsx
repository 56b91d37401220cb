import { formatMoney } from '@/shared/lib/format';
import { Button } from '@/shared/ui/button';
import { Chip } from '@/shared/ui/chip';
import { chipText } from '../lib/money.ts';
import type { Play } from '../play/use-play.ts';
import { useRest } from '../play/use-rest.ts';
import { chipMessages } from '../ui/messages.ts';
import { Pace } from '../ui/pace.tsx';
import { StartButton } from '../ui/start-button.tsx';
import * as styles from './chips-bar.css';
import type { Table } from './use-table.ts';

interface TableControlsProps<Bet> {
  play: Play;
  table: Table<Bet>;
  /** What begins the round. */
  start: string;
}

/** Chips, steps back and the button of a table. */
export function TableControls<Bet>({ play, table, start }: TableControlsProps<Bet>) {
  const { currency } = play.opened;
  const rest = useRest(play.state.restUntil);
  const total =
    table.total > 0
      ? `${chipMessages.total} ${formatMoney(table.total, currency)}`
      : chipMessages.none;
  const isReady = !table.isBusy && rest === 0 && table.total > 0 && table.problem === null;
  return (
    <>
      <div className={styles.root}>
        {/* biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be a row of chips in all browsers */}
        <div className={styles.group} role="group" aria-label={chipMessages.group}>
          {table.amounts.map((amount) => (
            <Chip
              key={amount}
              selected={amount === table.chip}
              aria-label={chipMessages.chip(chipText(amount, currency))}
              onClick={() => table.setChip(amount)}
            >
              {chipText(amount, currency)}
            </Chip>
          ))}
        </div>
        <div className={styles.group}>
          <Step onPress={table.undo}>{chipMessages.undo}</Step>
          <Step onPress={table.clear}>{chipMessages.clear}</Step>
          <Step onPress={table.repeat}>{chipMessages.repeat}</Step>
        </div>
      </div>
      <Pace play={play} rest={rest} note={table.problem ?? total} />
      <StartButton isReady={isReady} onStart={table.start}>
        {start}
      </StartButton>
    </>
  );
}

function Step({ children, onPress }: { children: string; onPress: (() => void) | null }) {
  return (
    <Button variant="secondary" size="sm" disabled={onPress === null} onClick={() => onPress?.()}>
      {children}
    </Button>
  );
}
