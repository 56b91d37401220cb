import { sliceStyle, tabular, vars } from '@/shared/theme/style';

export const lines = sliceStyle({ display: 'grid', gap: vars.space[3] });

export const day = sliceStyle({
  ...tabular,
  justifySelf: 'center',
  paddingInline: vars.space[3],
  paddingBlock: vars.space.half,
  borderRadius: vars.radius.full,
  backgroundColor: vars.color.surface3,
  color: vars.color.text2,
  fontSize: vars.fontSize.xs,
});

/** The words with the time beside their last line: the member's at the end, of staff at the beginning. */
export const line = sliceStyle({
  display: 'grid',
  alignItems: 'end',
  columnGap: vars.space[2],
  rowGap: vars.space[1.5],
  selectors: {
    '&[data-by="asker"]': {
      gridTemplateColumns: 'minmax(0, 1fr) fit-content(78%)',
      gridTemplateAreas: '"time words"',
      justifyItems: 'end',
    },
    '&[data-by="staff"]': {
      gridTemplateColumns: 'fit-content(78%) minmax(0, 1fr)',
      gridTemplateAreas: '"who who" "words time"',
    },
  },
});

export const who = sliceStyle({
  gridArea: 'who',
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[2],
  fontSize: vars.fontSize.sm,
  fontWeight: vars.fontWeight.semibold,
});

export const mark = sliceStyle({
  display: 'grid',
  placeItems: 'center',
  inlineSize: '26px',
  blockSize: '26px',
  borderRadius: vars.radius.full,
  backgroundColor: vars.color.brandTint,
  color: vars.color.brand,
});

export const words = sliceStyle({
  gridArea: 'words',
  minInlineSize: 0,
  paddingBlock: vars.space[2.5],
  paddingInline: vars.space[3],
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.card,
  backgroundColor: vars.color.surface2,
  lineHeight: vars.lineHeight.normal,
  whiteSpace: 'pre-line',
  selectors: {
    '&[data-by="asker"]': {
      borderEndEndRadius: vars.radius.tag,
      borderColor: vars.color.brand,
      backgroundColor: vars.color.brandTint,
    },
    '&[data-by="staff"]': { borderStartStartRadius: vars.radius.tag },
  },
});

export const time = sliceStyle({
  ...tabular,
  gridArea: 'time',
  color: vars.color.text2,
  fontSize: vars.fontSize.xs,
});

export const note = sliceStyle({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: vars.space[1.5],
  color: vars.color.text2,
  fontSize: vars.fontSize.sm,
});
