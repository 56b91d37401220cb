import { sliceStyle, vars } from '@/shared/theme/style';

/** Who pays, and where to: the account is asked for beside the name. */
export const account = sliceStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'start',
  columnGap: vars.space[2],
  rowGap: vars.space[1],
});

/** As high as the box of the field beside it, below the label. */
export const beside = sliceStyle({
  display: 'grid',
  minBlockSize: vars.size.touch,
  marginBlockStart: `calc(${vars.fontSize.md} * ${vars.lineHeight.normal} + ${vars.space[1.5]})`,
});

export const note = sliceStyle({
  gridColumn: '1 / -1',
  color: vars.color.text2,
  fontSize: vars.fontSize.sm,
});
