import {
  cardSurface,
  ellipsis,
  media,
  narrow,
  sliceStyle,
  tabular,
  vars,
} from '@/shared/theme/style';

export const root = sliceStyle({ display: 'grid', gap: vars.space[2.5] });

export const head = sliceStyle({
  display: 'grid',
  gridTemplateColumns: 'auto auto minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: vars.space[1],
  minBlockSize: vars.size.control,
});

export const crumb = sliceStyle({ ...ellipsis, fontWeight: vars.fontWeight.semibold });

/** The event and, at its side, what the member has to do with it: below the banner where there is no room. */
export const columns = sliceStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) 328px',
  gridTemplateAreas: '"banner side" "rest side"',
  gridTemplateRows: 'auto 1fr',
  alignItems: 'start',
  gap: `${vars.space[3]} ${vars.space[5]}`,
  ...narrow({
    gridTemplateColumns: 'minmax(0, 1fr)',
    gridTemplateAreas: '"banner" "mine" "rest" "others"',
    gridTemplateRows: 'none',
  }),
});

export const side = sliceStyle({
  gridArea: 'side',
  display: 'grid',
  gap: vars.space[3],
  ...narrow({ display: 'contents' }),
});

export const mine = sliceStyle(narrow({ gridArea: 'mine' }));

export const others = sliceStyle(narrow({ gridArea: 'others' }));

export const rest = sliceStyle({ gridArea: 'rest', display: 'grid', gap: vars.space[3] });

/** Night in both themes, as the picture on it. */
export const banner = sliceStyle({
  gridArea: 'banner',
  position: 'relative',
  overflow: 'hidden',
  display: 'grid',
  minBlockSize: '224px',
  border: '1px solid #2b5248',
  borderRadius: vars.radius.stage,
  backgroundColor: '#10251f',
  backgroundImage: 'radial-gradient(90% 140% at 78% 36%, #2f6d5f, #17382f 55%, #0d1f1a)',
  color: '#ffffff',
});

export const bannerText = sliceStyle({
  position: 'relative',
  display: 'grid',
  gridTemplateRows: 'auto auto 1fr',
  justifyItems: 'start',
  gap: vars.space[2.5],
  maxInlineSize: '60%',
  padding: vars.space[6],
  '@media': { [media.phone]: { maxInlineSize: '100%', padding: vars.space[4] } },
});

export const state = sliceStyle({
  ...tabular,
  paddingBlock: vars.space[1],
  paddingInline: vars.space[3],
  borderRadius: vars.radius.full,
  backgroundColor: 'rgb(6 20 16 / 78%)',
  color: '#a5e6d2',
  fontSize: vars.fontSize.sm,
  fontWeight: vars.fontWeight.bold,
});

export const title = sliceStyle({ color: 'inherit' });

export const period = sliceStyle({
  ...tabular,
  alignSelf: 'end',
  fontWeight: vars.fontWeight.semibold,
});

export const facts = sliceStyle({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  ...cardSurface,
});

export const fact = sliceStyle({
  ...tabular,
  paddingBlock: vars.space[3],
  paddingInline: vars.space[4],
  selectors: { '& + &': { borderInlineStart: `1px solid ${vars.color.line}` } },
});

export const section = sliceStyle({ display: 'grid', gap: vars.space[2.5] });

export const targets = sliceStyle({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(220px, 1fr))',
  gap: vars.space[2.5],
});

export const target = sliceStyle({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  alignItems: 'center',
  gap: vars.space[2.5],
  padding: vars.space[2.5],
  borderRadius: vars.radius.control,
  backgroundColor: vars.color.surface2,
});

export const targetMark = sliceStyle({
  display: 'grid',
  placeItems: 'center',
  inlineSize: '22px',
  blockSize: '22px',
  border: `1.5px solid ${vars.color.controlLine}`,
  borderRadius: vars.radius.full,
  color: vars.color.text2,
  selectors: {
    '[data-met="true"] > &': {
      borderColor: vars.color.brand,
      backgroundColor: vars.color.brand,
      color: vars.color.brandInk,
    },
  },
});

export const line = sliceStyle({
  display: 'block',
  color: vars.color.text2,
  fontSize: vars.fontSize.sm,
});

export const text = sliceStyle({
  lineHeight: vars.lineHeight.relaxed,
});

export const status = sliceStyle({ display: 'grid', gap: vars.space[3] });

export const statusHead = sliceStyle({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
});

export const joined = sliceStyle({
  ...tabular,
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[2],
});

export const mark = sliceStyle({ flexShrink: 0, color: vars.color.brand });

export const reason = sliceStyle({
  display: 'grid',
  justifyItems: 'start',
  gap: vars.space[1],
  padding: vars.space[3],
  borderRadius: vars.radius.control,
  backgroundColor: vars.color.warnTint,
});

export const link = sliceStyle({
  display: 'inline-flex',
  alignItems: 'center',
  minBlockSize: vars.size.touch,
  textDecoration: 'underline',
  textUnderlineOffset: '2px',
});

export const strong = sliceStyle({ fontWeight: vars.fontWeight.bold });

export const note = sliceStyle({
  ...tabular,
  color: vars.color.text2,
  fontSize: vars.fontSize.sm,
});

export const reward = sliceStyle({
  ...tabular,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  gap: vars.space[2],
});

export const rewardAmount = sliceStyle({
  color: vars.color.money,
  fontSize: vars.fontSize.h2,
  fontWeight: vars.fontWeight.heavy,
});

export const othersHead = sliceStyle({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  minBlockSize: vars.size.touch,
  paddingInline: vars.space[4],
});

export const allLink = sliceStyle({
  ...tabular,
  display: 'inline-flex',
  alignItems: 'center',
  minBlockSize: vars.size.touch,
  color: vars.color.text2,
  fontSize: vars.fontSize.sm,
});

export const other = sliceStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: vars.space[3],
  minBlockSize: '58px',
  paddingBlock: vars.space[2],
  paddingInline: vars.space[4],
  borderBlockStart: `1px solid ${vars.color.line}`,
  color: vars.color.text,
  selectors: {
    '&:hover': { backgroundColor: vars.color.surface2 },
    '&:focus-visible': { outlineOffset: '-2px' },
  },
});

export const otherWhat = sliceStyle({ display: 'grid', minInlineSize: 0 });

export const otherName = sliceStyle({ ...ellipsis, fontWeight: vars.fontWeight.semibold });
