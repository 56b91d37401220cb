import type { StyleRule } from '@vanilla-extract/css';
import { vars } from '@/shared/theme/style';
import type { Align, Gap, Justify } from './variants';

function gapRule(gap: Gap): StyleRule {
  return { gap: vars.space[gap] };
}

/** Rules of the `gap`, `align` and `justify` variants, shared by Stack, Inline and Grid. */
export const gapRules: Record<Gap, StyleRule> = {
  0: gapRule('0'),
  half: gapRule('half'),
  1: gapRule('1'),
  1.5: gapRule('1.5'),
  2: gapRule('2'),
  2.5: gapRule('2.5'),
  3: gapRule('3'),
  4: gapRule('4'),
  5: gapRule('5'),
  6: gapRule('6'),
  8: gapRule('8'),
  10: gapRule('10'),
  12: gapRule('12'),
  16: gapRule('16'),
};

export const alignRules: Record<Align, StyleRule> = {
  start: { alignItems: 'flex-start' },
  center: { alignItems: 'center' },
  end: { alignItems: 'flex-end' },
  stretch: { alignItems: 'stretch' },
  baseline: { alignItems: 'baseline' },
};

export const justifyRules: Record<Justify, StyleRule> = {
  start: { justifyContent: 'flex-start' },
  center: { justifyContent: 'center' },
  end: { justifyContent: 'flex-end' },
  between: { justifyContent: 'space-between' },
};
