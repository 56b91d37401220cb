import { media, sliceStyle, tabular, vars } from '@/shared/theme/style';

/** As high as the rows that wait, so that a short table does not pull the footer up. */
export const root = sliceStyle({ minBlockSize: '384px' });

export const table = sliceStyle({
  ...tabular,
  inlineSize: '100%',
  borderCollapse: 'collapse',
});

export const caption = sliceStyle({
  captionSide: 'bottom',
  padding: vars.space[3],
  textAlign: 'end',
  color: vars.color.text3,
  fontSize: vars.fontSize.sm,
});

const padded = { paddingBlock: vars.space[2], paddingInline: vars.space[1.5] } as const;
const middle = { ...padded, textAlign: 'center' } as const;
const small = {
  blockSize: '40px',
  color: vars.color.text2,
  fontSize: vars.fontSize.sm,
  fontWeight: vars.fontWeight.medium,
  whiteSpace: 'nowrap',
} as const;
/** Left out on phones, where a record has it. */
const onlyWide = { '@media': { [media.phone]: { display: 'none' } } } as const;

export const head = sliceStyle({ ...middle, ...small });
export const wideHead = sliceStyle({ ...middle, ...small, ...onlyWide });
export const teamHead = sliceStyle({ ...padded, ...small, textAlign: 'start' });

export const row = sliceStyle({
  borderBlockStart: `1px solid ${vars.color.line}`,
  selectors: {
    '&:hover': { backgroundColor: vars.color.surface2 },
    '&[data-open]': { backgroundColor: vars.color.surface2 },
  },
});

export const cell = sliceStyle({ ...middle, color: vars.color.text2 });
export const wide = sliceStyle({ ...middle, ...onlyWide, color: vars.color.text2 });
export const value = sliceStyle({ ...middle, fontWeight: vars.fontWeight.bold });

export const rank = sliceStyle({
  display: 'inline-flex',
  alignItems: 'baseline',
  gap: vars.space[1],
});

export const change = sliceStyle({
  inlineSize: '12px',
  fontSize: vars.fontSize.xs,
  color: vars.color.down,
  selectors: { '&[data-up="true"]': { color: vars.color.up } },
});

export const team = sliceStyle({ padding: 0, textAlign: 'start' });

export const button = sliceStyle({
  inlineSize: '100%',
  minBlockSize: '44px',
  paddingInline: vars.space[1.5],
  color: vars.color.text,
  fontWeight: vars.fontWeight.bold,
  textAlign: 'start',
  selectors: { '&:hover': { textDecoration: 'underline' } },
});

/** As the button, where the name leads to a page. */
export const link = sliceStyle({
  display: 'flex',
  alignItems: 'center',
  minBlockSize: '44px',
  paddingInline: vars.space[1.5],
  color: vars.color.text,
  fontWeight: vars.fontWeight.bold,
  selectors: { '&:hover': { textDecoration: 'underline' } },
});

export const skeletonRow = sliceStyle({
  display: 'grid',
  alignItems: 'center',
  minBlockSize: '44px',
  paddingInline: vars.space[4],
  borderBlockStart: `1px solid ${vars.color.line}`,
});
