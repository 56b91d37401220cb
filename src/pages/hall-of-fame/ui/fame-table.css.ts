import {
  barsAtSlipBar,
  cardSurface,
  ellipsis,
  media,
  mobile,
  onPhone,
  slicePart,
  sliceStyle,
  tabular,
  vars,
} from '@/shared/theme/style';

/** Not cut at its corners, for the pinned row has to leave the frame. */
export const root = sliceStyle({
  ...tabular,
  display: 'block',
  ...cardSurface,
  fontSize: vars.fontSize.md,
});

export const part = sliceStyle({ display: 'block' });

const columns = {
  display: 'grid',
  gridTemplateColumns: '48px 148px minmax(0, 1fr) 72px 128px 56px',
  alignItems: 'center',
  columnGap: vars.space[2],
  paddingInlineEnd: vars.space[4],
} as const;

export const head = sliceStyle({
  ...columns,
  minBlockSize: '33px',
  borderRadius: `${vars.radius.card} ${vars.radius.card} 0 0`,
  backgroundColor: vars.color.surface2,
  color: vars.color.text2,
  fontSize: vars.fontSize.xs,
  ...onPhone({ display: 'none' }),
});
slicePart(head, 'th', { fontWeight: vars.fontWeight.semibold, textAlign: 'start' });
slicePart(head, 'th:first-child', { textAlign: 'center' });
slicePart(head, 'th:nth-child(n + 4)', { textAlign: 'end' });

const twoLines = {
  gridTemplateColumns: '40px minmax(0, 1fr) auto',
  gridTemplateAreas: '"rank name win" "rank what odds"',
  rowGap: 0,
  minBlockSize: '56px',
  paddingBlock: vars.space[1.5],
};

export const row = sliceStyle({
  ...columns,
  minBlockSize: '37px',
  borderBlockStart: `1px solid ${vars.color.line}`,
  color: vars.color.text2,
  selectors: {
    '&[data-own="true"]': {
      position: 'sticky',
      insetBlockEnd: vars.bars,
      zIndex: vars.z.sticky,
      minBlockSize: '56px',
      borderBlockStart: `2px solid ${vars.color.brand}`,
      // The tint lets through what scrolls below.
      backgroundColor: vars.color.surface,
      backgroundImage: `linear-gradient(${vars.color.brandTint}, ${vars.color.brandTint})`,
    },
    ...barsAtSlipBar,
    [mobile]: twoLines,
  },
  '@media': { [media.phone]: twoLines },
});

const area = (gridArea: string) => onPhone({ gridArea });

export const rank = sliceStyle({
  color: vars.color.text,
  fontSize: vars.fontSize.base,
  fontWeight: vars.fontWeight.bold,
  textAlign: 'center',
  selectors: {
    '[data-own="true"] > &': { color: vars.color.brand, fontSize: vars.fontSize.xl },
    [mobile]: { gridArea: 'rank' },
  },
  '@media': { [media.phone]: { gridArea: 'rank' } },
});

export const name = sliceStyle({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[2],
  minInlineSize: 0,
  color: vars.color.text,
  ...area('name'),
});

export const nickname = sliceStyle({
  display: 'grid',
  minInlineSize: 0,
  lineHeight: vars.lineHeight.snug,
});

export const note = sliceStyle({ color: vars.color.text2, fontSize: vars.fontSize.sm });

export const what = sliceStyle({
  display: 'flex',
  alignItems: 'baseline',
  minInlineSize: 0,
  ...area('what'),
});

export const game = sliceStyle({
  flexShrink: 0,
  inlineSize: '58px',
  fontSize: vars.fontSize.sm,
  fontWeight: vars.fontWeight.semibold,
});

export const text = sliceStyle({ ...ellipsis, color: vars.color.text });

export const odds = sliceStyle({
  color: vars.color.text,
  fontWeight: vars.fontWeight.bold,
  textAlign: 'end',
  ...area('odds'),
});

export const win = sliceStyle({
  color: vars.color.money,
  fontSize: vars.fontSize.base,
  fontWeight: vars.fontWeight.bold,
  textAlign: 'end',
  ...area('win'),
});

export const day = sliceStyle({
  fontSize: vars.fontSize.sm,
  textAlign: 'end',
  ...onPhone({ display: 'none' }),
});
