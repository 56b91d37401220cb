import { sliceStyle, tabular, vars } from '@/shared/theme/style';

export const cancel = sliceStyle({ display: 'grid', gap: vars.space[1.5] }, 'betPanelCancel');

export const deadline = sliceStyle(
  { ...tabular, color: vars.color.text2, fontSize: vars.fontSize.sm, textAlign: 'center' },
  'betPanelDeadline',
);
