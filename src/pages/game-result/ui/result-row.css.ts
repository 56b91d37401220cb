import { media, sliceStyle, tabular, vars } from '@/shared/theme/style';

export const root = sliceStyle({
  display: 'grid',
  gridTemplateColumns: '88px minmax(0, 1fr) 16px',
  alignItems: 'center',
  columnGap: vars.space[3],
  inlineSize: '100%',
  minBlockSize: '64px',
  paddingBlock: vars.space[2],
  paddingInline: vars.space[4],
  color: vars.color.text,
  textAlign: 'start',
  selectors: {
    '&:hover': { backgroundColor: vars.color.surface2 },
    '&[aria-expanded="true"]': { backgroundColor: vars.color.surface2 },
  },
  '@media': {
    [media.phone]: {
      gridTemplateColumns: '72px minmax(0, 1fr) 16px',
      paddingInline: vars.space[3],
      columnGap: vars.space[2],
    },
  },
});

export const when = sliceStyle({
  ...tabular,
  display: 'grid',
  gap: vars.space[1],
  justifyItems: 'start',
  color: vars.color.text2,
  fontSize: vars.fontSize.sm,
});

export const sides = sliceStyle({ display: 'grid', gap: vars.space[1] });

export const side = sliceStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto 32px',
  alignItems: 'baseline',
  columnGap: vars.space[3],
  color: vars.color.text2,
  selectors: { '&[data-won]': { color: vars.color.text, fontWeight: vars.fontWeight.bold } },
});

export const team = sliceStyle({
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
});

/** The parts are read in the table below on a phone. */
export const parts = sliceStyle({
  ...tabular,
  display: 'flex',
  color: vars.color.text3,
  fontSize: vars.fontSize.sm,
  fontWeight: vars.fontWeight.medium,
  '@media': { [media.phone]: { display: 'none' } },
});

export const part = sliceStyle({ inlineSize: '28px', textAlign: 'center' });

export const total = sliceStyle({ ...tabular, textAlign: 'end', color: vars.color.text });

export const chevron = sliceStyle({ color: vars.color.text3 });
