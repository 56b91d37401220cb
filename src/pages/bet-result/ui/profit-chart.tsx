import { assignInlineVars } from '@vanilla-extract/dynamic';
import { useUnit } from 'effector-react';
import { formatGain } from '@/entities/bet';
import type { BetSummaryDto } from '@/shared/api';
import { formatKst } from '@/shared/lib/format';
import { VisuallyHidden } from '@/shared/ui/visually-hidden';
import { toBetQuery } from '../lib/bet-query';
import { type BarLabel, barLabel, type DayBar, dayBarsOf } from '../lib/day-bars';
import { $loadedAt, $search } from '../model/history';
import * as styles from './day-chart.css';
import { messages } from './messages';

interface BarProps {
  bar: DayBar;
  label: BarLabel;
}

function Bar({ bar, label }: BarProps) {
  const { height } = bar;
  const size = assignInlineVars({ [styles.height]: `${Math.round(Math.abs(height) * 100)}%` });
  return (
    <div className={styles.day}>
      <div className={styles.up}>
        {height > 0 && <div className={styles.bar({ sign: 'gain' })} style={size} />}
      </div>
      <div className={styles.down}>
        {height < 0 && <div className={styles.bar({ sign: 'loss' })} style={size} />}
      </div>
      <span className={styles.label({ isMinor: label.isMinor })}>{label.text}</span>
    </div>
  );
}

export interface DayChartProps {
  days: BetSummaryDto['days'];
  currency: 'KRW' | 'USD';
}

/** Gain or loss of each day of the period, as bars above and below a line. */
export function DayChart({ days, currency }: DayChartProps) {
  const [search, now] = useUnit([$search, $loadedAt]);
  const { from, to } = toBetQuery(search, now);
  const bars = dayBarsOf(days, from, to === undefined ? now : to - 1);
  return (
    <div className={styles.root}>
      <span className={styles.title}>{messages.days}</span>
      <div className={styles.bars} aria-hidden="true">
        {bars.map((bar, index) => (
          <Bar key={bar.day} bar={bar} label={barLabel(bar, index, bars.length)} />
        ))}
      </div>
      <VisuallyHidden>
        {days.length === 0
          ? messages.noDays
          : days
              .map(({ day, stake, payout }) =>
                messages.dayProfit(
                  formatKst(day, messages.dayPattern),
                  formatGain(payout - stake, currency),
                ),
              )
              .join(', ')}
      </VisuallyHidden>
    </div>
  );
}
