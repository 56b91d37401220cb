import { ellipsis, sliceStyle, tabular, vars } from '@/shared/theme/style';

export const root = sliceStyle(
  { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space[4] },
  'gamesDialog',
);

export const part = sliceStyle({ display: 'grid', gap: vars.space[2] }, 'gamesDialogPart');

export const title = sliceStyle(
  { color: vars.color.text2, fontSize: vars.fontSize.sm, fontWeight: vars.fontWeight.semibold },
  'gamesDialogTitle',
);

export const row = sliceStyle(
  {
    display: 'grid',
    gridTemplateColumns: '36px minmax(0, 1fr) auto',
    alignItems: 'center',
    gap: vars.space[3],
    paddingBlock: vars.space[2],
    selectors: { '& + &': { borderBlockStart: `1px solid ${vars.color.line}` } },
  },
  'gamesDialogRow',
);

export const thumb = sliceStyle(
  { blockSize: '38px', borderRadius: vars.radius.tag, overflow: 'hidden' },
  'gamesDialogThumb',
);

export const words = sliceStyle(
  { display: 'grid', minInlineSize: 0, lineHeight: vars.lineHeight.snug },
  'gamesDialogWords',
);

export const name = sliceStyle(
  { ...ellipsis, fontSize: vars.fontSize.md, fontWeight: vars.fontWeight.semibold },
  'gamesDialogName',
);

export const note = sliceStyle(
  { ...ellipsis, ...tabular, color: vars.color.text2, fontSize: vars.fontSize.xs },
  'gamesDialogNote',
);

export const skeleton = sliceStyle({ display: 'grid', gap: vars.space[2] }, 'gamesDialogSkeleton');
