import { assignInlineVars } from '@vanilla-extract/dynamic';
import { useUnit } from 'effector-react';
import type { Dto } from '#contract/types.gen.ts';
import { formatGain } from '@/entities/bet';
import { formatKst, startOfKstDay } from '@/shared/lib/format';
import { VisuallyHidden } from '@/shared/ui/visually-hidden';
import { toBetQuery } from '../lib/bet-query';
import { type BarLabel, barLabel, type ProfitBar, profitChart } from '../lib/profit-bars';
import { $loadedAt, $search } from '../model/history';
import * as styles from './profit-chart.css';
import { messages } from './messages';

interface BarProps {
  bar: ProfitBar;
  label: BarLabel;
  /** It has today in it. */
  isNow: boolean;
}

function Bar({ bar, label, isNow }: BarProps) {
  const { height } = bar;
  const size = assignInlineVars({ [styles.height]: `${Math.round(Math.abs(height) * 100)}%` });
  return (
    <div className={styles.column}>
      <div className={styles.up}>
        {height > 0 && <div className={styles.bar({ sign: 'gain' })} style={size} />}
      </div>
      <div className={styles.down}>
        {height < 0 && <div className={styles.bar({ sign: 'loss' })} style={size} />}
      </div>
      <span className={styles.label({ isMinor: label.isMinor })} data-now={isNow}>
        {label.text}
      </span>
    </div>
  );
}

/** The days a bar covers: one, or the first and the last. */
function spanText({ from, to }: ProfitBar): string {
  const [first, last] = [from, to].map((day) => formatKst(day, messages.dayPattern));
  return from === to ? `${first}` : messages.days(`${first}`, `${last}`);
}

export interface ProfitChartProps {
  days: Dto<'BetSummary'>['days'];
  currency: 'KRW' | 'USD';
}

/** Gain or loss of each day, week or month of the period, as bars above and below a line. */
export function ProfitChart({ days, currency }: ProfitChartProps) {
  const [search, now] = useUnit([$search, $loadedAt]);
  const { from, to } = toBetQuery(search, now);
  const chart = profitChart(days, from, to === undefined ? now : Math.min(to - 1, now));
  const { unit, bars } = chart;
  return (
    <div className={styles.root}>
      <span className={styles.title}>{messages.profits[unit]}</span>
      <div className={styles.bars} aria-hidden="true">
        {bars.map((bar, index) => (
          <Bar
            key={bar.from}
            bar={bar}
            label={barLabel(chart, index)}
            isNow={startOfKstDay(now) === bar.to}
          />
        ))}
      </div>
      <VisuallyHidden>
        {days.length === 0
          ? messages.noDays
          : bars
              .filter((bar) => days.some(({ day }) => day >= bar.from && day <= bar.to))
              .map((bar) => messages.profitOf(spanText(bar), formatGain(bar.profit, currency)))
              .join(', ')}
      </VisuallyHidden>
    </div>
  );
}
