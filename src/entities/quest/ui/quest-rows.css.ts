import { ellipsis, media, mobile, sliceStyle, tabular, vars } from '@/shared/theme/style';

export const list = sliceStyle({ outline: 'none' });

/** As high in each state, so that no row moves when one is claimed; where there is little room the note has a line of its own. */
export const row = sliceStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) 92px',
  alignItems: 'center',
  gap: vars.space[3],
  minBlockSize: '58px',
  paddingBlock: vars.space[1.5],
  '@media': { [media.phone]: { minBlockSize: '76px' } },
  paddingInline: `${vars.space[4]} ${vars.space[2.5]}`,
  borderBlockStart: `1px solid ${vars.color.line}`,
  selectors: {
    [mobile]: { minBlockSize: '76px' },
    '&[data-state="claimable"]': {
      backgroundColor: vars.color.brandTint,
      boxShadow: `inset 3px 0 0 ${vars.color.brand}`,
    },
  },
});

export const what = sliceStyle({ display: 'grid', gap: vars.space.half, minInlineSize: 0 });

export const title = sliceStyle({
  ...ellipsis,
  fontWeight: vars.fontWeight.bold,
  selectors: {
    ':is([data-state="level"], [data-state="expired"], [data-state="missed"]) &': {
      color: vars.color.text2,
      fontWeight: vars.fontWeight.semibold,
    },
  },
});

export const line = sliceStyle({
  ...tabular,
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[2],
  color: vars.color.text2,
  minInlineSize: 0,
  fontSize: vars.fontSize.sm,
  whiteSpace: 'nowrap',
  '@media': { [media.phone]: { flexWrap: 'wrap', rowGap: 0 } },
  selectors: { [mobile]: { flexWrap: 'wrap', rowGap: 0 } },
});

export const bar = sliceStyle({ flex: '0 1 72px', minInlineSize: vars.space[8] });

export const points = sliceStyle({
  color: vars.color.money,
  selectors: {
    ':is([data-state="level"], [data-state="expired"], [data-state="missed"]) &': {
      color: 'inherit',
    },
  },
});

export const note = sliceStyle({
  ...ellipsis,
  minInlineSize: 0,
  '@media': { [media.phone]: { flexBasis: '100%' } },
  selectors: { '&[data-warn="true"]': { color: vars.color.warn }, [mobile]: { flexBasis: '100%' } },
});

export const end = sliceStyle({ display: 'grid' });

export const mark = sliceStyle({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: vars.space[1],
  minBlockSize: vars.size.touch,
  color: vars.color.text2,
  fontSize: vars.fontSize.md,
  fontWeight: vars.fontWeight.semibold,
  whiteSpace: 'nowrap',
});

export const check = sliceStyle({ color: vars.color.brand });
