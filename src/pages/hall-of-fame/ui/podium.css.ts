import {
  cardSurface,
  ellipsis,
  media,
  mobile,
  onPhone,
  sliceStyle,
  tabular,
  vars,
} from '@/shared/theme/style';

export const root = sliceStyle({
  ...tabular,
  display: 'grid',
  gridTemplateColumns: '1fr 1.16fr 1fr',
  alignItems: 'end',
  gap: vars.space[3],
  ...onPhone({ gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)', gap: vars.space[2] }),
});

export const card = sliceStyle({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.half,
  minInlineSize: 0,
  minBlockSize: '172px',
  padding: vars.space[4],
  overflow: 'clip',
  ...cardSurface,
  selectors: {
    '&[data-place="1"]': {
      order: 2,
      minBlockSize: '188px',
      borderColor: vars.color.brand,
      backgroundImage: `linear-gradient(170deg, ${vars.color.brandTint}, transparent 70%)`,
    },
    '&[data-place="2"]': { order: 1 },
    '&[data-place="3"]': { order: 3 },
    [`${mobile}[data-place="1"]`]: { order: 0, gridColumn: '1 / -1' },
  },
  '@media': {
    [media.phone]: {
      padding: vars.space[3],
      selectors: { '&[data-place="1"]': { order: 0, gridColumn: '1 / -1' } },
    },
  },
});

export const jar = sliceStyle({
  position: 'absolute',
  insetBlockStart: '6px',
  insetInlineEnd: '8px',
  inlineSize: '96px',
  blockSize: '96px',
  selectors: { '[data-place="1"] > &': { inlineSize: '112px', blockSize: '112px' } },
  '@media': {
    [media.phone]: {
      selectors: {
        ':is([data-place="2"], [data-place="3"]) > &': { inlineSize: '72px', blockSize: '72px' },
      },
    },
  },
});

export const place = sliceStyle({
  display: 'flex',
  alignItems: 'baseline',
  gap: vars.space.half,
  marginBlockEnd: 'auto',
  fontSize: vars.fontSize.lg,
  fontWeight: vars.fontWeight.heavy,
});

export const rank = sliceStyle({
  color: vars.color.brand,
  fontSize: '28px',
  lineHeight: 1,
  letterSpacing: vars.letterSpacing.heading,
  selectors: { '[data-place="1"] &': { fontSize: '36px' } },
});

export const name = sliceStyle({
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[1.5],
  fontWeight: vars.fontWeight.semibold,
  selectors: { '[data-mine="true"] &': { color: vars.color.brand } },
});

export const day = sliceStyle({
  marginInlineStart: 'auto',
  color: vars.color.text2,
  fontSize: vars.fontSize.sm,
  fontWeight: vars.fontWeight.medium,
});

export const win = sliceStyle({
  color: vars.color.money,
  fontSize: vars.fontSize.h2,
  fontWeight: vars.fontWeight.heavy,
  letterSpacing: vars.letterSpacing.heading,
  selectors: { '[data-place="1"] &': { fontSize: vars.fontSize.h1 } },
  '@media': {
    [media.phone]: {
      selectors: {
        ':is([data-place="2"], [data-place="3"]) &': { fontSize: vars.fontSize.lg },
      },
    },
  },
});

export const what = sliceStyle({
  display: 'flex',
  gap: vars.space[2],
  color: vars.color.text2,
  fontSize: vars.fontSize.sm,
});

export const content = sliceStyle({ ...ellipsis, minInlineSize: 0, flex: 1 });

export const odds = sliceStyle({ color: vars.color.text });
