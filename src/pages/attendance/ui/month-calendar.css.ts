import { sliceStyle, tabular, vars } from '@/shared/theme/style';

export const root = sliceStyle({
  ...tabular,
  inlineSize: '100%',
  tableLayout: 'fixed',
  borderCollapse: 'collapse',
});

export const weekday = sliceStyle({
  blockSize: '22px',
  color: vars.color.text2,
  fontSize: vars.fontSize.xs,
  fontWeight: vars.fontWeight.semibold,
  textAlign: 'center',
  selectors: {
    '&:first-child': { color: vars.color.up },
    '&:last-child': { color: vars.color.down },
  },
});

export const day = sliceStyle({
  position: 'relative',
  display: 'grid',
  placeItems: 'center',
  inlineSize: '100%',
  maxInlineSize: '46px',
  blockSize: '42px',
  marginInline: 'auto',
  color: vars.color.text2,
  fontSize: vars.fontSize.md,
  fontWeight: vars.fontWeight.semibold,
  selectors: {
    '&[data-state="missed"]': { color: vars.color.text3 },
    '&[data-state="missed"]::after': {
      content: '',
      position: 'absolute',
      insetBlockEnd: '4px',
      inlineSize: '4px',
      blockSize: '4px',
      borderRadius: vars.radius.full,
      backgroundColor: vars.color.lineStrong,
    },
    '&[data-state="today"]': { color: vars.color.text, fontWeight: vars.fontWeight.bold },
    '&[data-state="today"]::before': {
      content: '',
      position: 'absolute',
      inlineSize: '37px',
      blockSize: '37px',
      border: `1.5px solid ${vars.color.brand}`,
      borderRadius: vars.radius.full,
      backgroundColor: vars.color.brandTint,
    },
  },
});

/** On the stamp it moves to its corner. */
export const date = sliceStyle({
  position: 'relative',
  selectors: {
    '[data-state="attended"] > &': {
      position: 'absolute',
      insetBlockStart: '-1px',
      insetInlineEnd: 0,
      paddingInline: '3px',
      borderRadius: vars.radius.full,
      backgroundColor: vars.color.surface,
      fontSize: vars.fontSize.xs,
      lineHeight: '14px',
    },
  },
});

export const legend = sliceStyle({
  display: 'flex',
  justifyContent: 'end',
  gap: vars.space[4],
  paddingBlock: vars.space[1],
  paddingInline: vars.space[2],
  color: vars.color.text2,
  fontSize: vars.fontSize.xs,
});

export const sign = sliceStyle({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[1.5],
  selectors: {
    '&::before': { content: '', borderRadius: vars.radius.full },
    '&[data-state="attended"]::before': {
      inlineSize: '11px',
      blockSize: '11px',
      border: `1.5px solid ${vars.color.brand}`,
      backgroundColor: vars.color.brandTint,
    },
    '&[data-state="missed"]::before': {
      inlineSize: '4px',
      blockSize: '4px',
      backgroundColor: vars.color.text3,
    },
  },
});
