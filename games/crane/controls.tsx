import { LINES } from '#rules/casino/slot.ts';
import { formatAmount, formatMoney } from '@/shared/lib/format';
import { Chip } from '@/shared/ui/chip';
import { chipAmounts } from '../bets/chips.ts';
import { stepStake } from '../bets/stake-steps.ts';
import { chipText } from '../lib/money.ts';
import type { Play } from '../play/use-play.ts';
import { useRest } from '../play/use-rest.ts';
import { Pace } from '../ui/pace.tsx';
import { StartButton } from '../ui/start-button.tsx';
import * as styles from './crane.css';
import { craneMessages } from './messages.ts';

interface ControlsProps {
  play: Play;
  stake: number;
  onStake: (stake: number) => void;
  /** Why the stake cannot be played. */
  problem: string | null;
  onSpin: () => void;
}

export function Controls({ play, stake, onStake, problem, onSpin }: ControlsProps) {
  const { opened, state } = play;
  const rest = useRest(state.restUntil);
  const isBusy = state.phase !== 'ready';
  const less = stepStake(stake, -1, opened);
  const more = stepStake(stake, 1, opened);
  const perLine = formatMoney(Math.floor(stake / LINES.length), opened.currency);
  return (
    <>
      <div className={styles.stake}>
        <div className={styles.stepper}>
          <button
            type="button"
            className={styles.step}
            aria-label={craneMessages.less}
            disabled={isBusy || less === stake}
            onClick={() => onStake(less)}
          >
            −
          </button>
          <div aria-live="polite">
            <span className={styles.label}>{craneMessages.stake}</span>
            <b className={styles.amount}>{formatAmount(stake, opened.currency)}</b>
          </div>
          <button
            type="button"
            className={styles.step}
            aria-label={craneMessages.more}
            disabled={isBusy || more === stake}
            onClick={() => onStake(more)}
          >
            +
          </button>
        </div>
        {/* biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be a row of chips in all browsers */}
        <div className={styles.quick} role="group" aria-label={craneMessages.quick}>
          {chipAmounts(opened).map((amount) => (
            <Chip
              key={amount}
              selected={amount === stake}
              disabled={isBusy}
              onClick={() => onStake(amount)}
            >
              {chipText(amount, opened.currency)}
            </Chip>
          ))}
        </div>
      </div>
      <Pace
        play={play}
        rest={rest}
        note={problem ?? craneMessages.perLine(LINES.length, perLine)}
      />
      <StartButton isReady={!isBusy && rest === 0 && problem === null} onStart={onSpin}>
        {craneMessages.spin}
      </StartButton>
    </>
  );
}
