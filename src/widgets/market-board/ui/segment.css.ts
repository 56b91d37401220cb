import { colorTransition, sliceStyle, vars } from '@/shared/theme/style';

export const root = sliceStyle(
  {
    display: 'inline-flex',
    flexShrink: 0,
    padding: vars.space.half,
    borderRadius: vars.radius.control,
    backgroundColor: vars.color.surface3,
  },
  'segment',
);

export const option = sliceStyle(
  {
    ...colorTransition,
    position: 'relative',
    flex: 1,
    minBlockSize: '30px',
    paddingInline: vars.space[1.5],
    borderRadius: '6px',
    color: vars.color.text2,
    fontSize: vars.fontSize.sm,
    fontWeight: vars.fontWeight.semibold,
    whiteSpace: 'nowrap',
    selectors: {
      '&:hover': { color: vars.color.text },
      '&[aria-pressed="true"]': {
        backgroundColor: vars.color.surface,
        color: vars.color.text,
        fontWeight: vars.fontWeight.bold,
      },
      // The pill keeps its height; the target grows around it.
      '&::after': { content: '', position: 'absolute', insetInline: 0, insetBlock: '-5px' },
    },
  },
  'segmentOption',
);
