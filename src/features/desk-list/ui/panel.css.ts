import { sliceStyle, tabular, vars } from '@/shared/theme/style';

export const root = sliceStyle({
  inlineSize: '376px',
  minBlockSize: 0,
  overflowY: 'auto',
  borderInlineStart: `1px solid ${vars.color.line}`,
  backgroundColor: vars.color.surface,
  '@media': {
    '(max-width: 1279px)': {
      position: 'absolute',
      insetBlock: 0,
      insetInlineEnd: 0,
      zIndex: vars.z.menu,
      inlineSize: 'min(376px, 100%)',
      boxShadow: vars.shadow.float,
    },
  },
});

/** Over the first line of what follows. */
export const close = sliceStyle({
  position: 'relative',
  zIndex: 1,
  inlineSize: 'fit-content',
  marginInlineStart: 'auto',
  display: 'flex',
  justifyContent: 'end',
  padding: vars.space[2],
  marginBlockEnd: `calc(-1 * ${vars.space[10]})`,
});

export const body = sliceStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[3],
  padding: vars.space[4],
});

/** Beside the button that closes the panel. */
export const title = sliceStyle({ paddingInlineEnd: vars.space[10] });

export const note = sliceStyle({ ...tabular, color: vars.color.text2, fontSize: vars.fontSize.sm });

export const text = sliceStyle({ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' });
