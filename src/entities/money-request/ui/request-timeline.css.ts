import { sliceStyle, vars } from '@/shared/theme/style';

export const root = sliceStyle({
  display: 'grid',
  gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
  fontSize: vars.fontSize.sm,
});

export const step = sliceStyle({
  position: 'relative',
  display: 'grid',
  justifyItems: 'center',
  gap: vars.space[2],
  color: vars.color.text3,
  selectors: {
    '&[data-reached="true"]': { color: vars.color.text },
    '&:not(:first-child)::before': {
      content: '""',
      position: 'absolute',
      insetBlockStart: '4px',
      insetInlineEnd: '50%',
      inlineSize: '100%',
      blockSize: '2px',
      backgroundColor: vars.color.line,
    },
    '&[data-reached="true"]:not(:first-child)::before': { backgroundColor: vars.color.brand },
    '[data-refused="true"] > &:last-child::before': { backgroundColor: vars.color.lineStrong },
  },
});

export const dot = sliceStyle({
  position: 'relative',
  zIndex: 1,
  inlineSize: '10px',
  blockSize: '10px',
  borderRadius: vars.radius.full,
  backgroundColor: vars.color.surface3,
  selectors: {
    '[data-reached="true"] > &': { backgroundColor: vars.color.brand },
    '[data-refused="true"] > [data-reached="true"]:last-child > &': {
      backgroundColor: vars.color.text3,
    },
  },
});
