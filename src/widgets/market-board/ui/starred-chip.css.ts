import { colorTransition, mobile, sliceStyle, tabular, vars } from '@/shared/theme/style';

export const root = sliceStyle(
  {
    ...colorTransition,
    ...tabular,
    position: 'relative',
    gridArea: 'starred',
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    gap: vars.space[1],
    minInlineSize: '40px',
    blockSize: '32px',
    paddingInline: vars.space[2.5],
    border: `1px solid ${vars.color.lineStrong}`,
    borderRadius: vars.radius.full,
    color: vars.color.text2,
    fontSize: vars.fontSize.sm,
    fontWeight: vars.fontWeight.semibold,
    selectors: {
      '&:hover': { borderColor: vars.color.controlLine, color: vars.color.text },
      '&[aria-pressed="true"]': {
        borderColor: vars.color.inverse,
        backgroundColor: vars.color.inverse,
        color: vars.color.inverseInk,
        fontWeight: vars.fontWeight.bold,
      },
      // A press area of touch size; the pill is as high as the days beside it.
      '&::after': { content: '', position: 'absolute', insetInline: '-3px', insetBlock: '-7px' },
      [mobile]: { blockSize: '30px', paddingInline: vars.space[2] },
    },
  },
  'starredChip',
);
