import { media, sliceStyle, tabular, vars } from '@/shared/theme/style';

export const quick = sliceStyle(
  { display: 'grid', gridTemplateColumns: 'repeat(5, minmax(0, 1fr))', gap: vars.space[1.5] },
  'quickStakes',
);

export const quickButton = sliceStyle(
  {
    ...tabular,
    minBlockSize: '34px',
    borderRadius: vars.radius.control,
    border: '1px solid transparent',
    backgroundColor: vars.color.surface3,
    fontSize: vars.fontSize.sm,
    fontWeight: vars.fontWeight.bold,
    whiteSpace: 'nowrap',
    selectors: {
      '&:hover': { borderColor: vars.color.controlLine },
      '&[data-wide="true"]': { gridColumn: 'span 2' },
    },
    '@media': { [media.compact]: { minBlockSize: vars.size.touch } },
  },
  'quickStake',
);
