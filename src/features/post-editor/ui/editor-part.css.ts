import { media, slicePart, sliceStyle, tabular, vars } from '@/shared/theme/style';

export const root = sliceStyle({ display: 'grid', gap: vars.space[1.5], minInlineSize: 0 });

export const head = sliceStyle({
  display: 'flex',
  justifyContent: 'space-between',
  color: vars.color.text2,
  fontSize: vars.fontSize.md,
  fontWeight: vars.fontWeight.semibold,
});

export const count = sliceStyle({
  ...tabular,
  color: vars.color.text3,
  fontSize: vars.fontSize.sm,
  fontWeight: vars.fontWeight.medium,
});

export const frame = sliceStyle({
  minInlineSize: 0,
  border: `1px solid ${vars.color.controlLine}`,
  borderRadius: vars.radius.card,
  backgroundColor: vars.color.surface,
  selectors: {
    '&[data-invalid="true"]': { borderColor: vars.color.danger },
    '&:has(.ProseMirror:focus)': {
      borderColor: vars.color.brand,
      boxShadow: `0 0 0 1px ${vars.color.brand}`,
    },
  },
});

export const toolbar = sliceStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space.half,
  padding: vars.space[1.5],
  borderBlockEnd: `1px solid ${vars.color.line}`,
  borderStartStartRadius: vars.radius.card,
  borderStartEndRadius: vars.radius.card,
  backgroundColor: vars.color.surface2,
});

export const separator = sliceStyle({
  inlineSize: '1px',
  blockSize: '18px',
  marginInline: vars.space[1],
  backgroundColor: vars.color.lineStrong,
  '@media': { [media.phone]: { display: 'none' } },
});

export const history = sliceStyle({ display: 'flex', marginInlineStart: 'auto' });

export const text = sliceStyle({ lineHeight: vars.lineHeight.relaxed });

slicePart(text, '.ProseMirror', {
  position: 'relative',
  minBlockSize: '240px',
  paddingBlock: vars.space[3],
  paddingInline: vars.space[4],
  outline: 'none',
  fontSize: vars.fontSize.xl,
  overflowWrap: 'anywhere',
  // The editor counts on it: spaces at the end of a line are words to come.
  whiteSpace: 'break-spaces',
});
slicePart(text, ':is(p, h3, ul, ol, blockquote)', { marginBlock: `0 ${vars.space[2]}` });
slicePart(text, 'h3', { fontWeight: vars.fontWeight.heavy });
slicePart(text, 'strong', { fontWeight: vars.fontWeight.bold });
slicePart(text, 'em', { fontStyle: 'italic' });
slicePart(text, ':is(ul, ol)', { paddingInlineStart: vars.space[6] });
slicePart(text, 'ul', { listStyle: 'disc' });
slicePart(text, 'ol', { listStyle: 'decimal' });
slicePart(text, 'li > p', { marginBlock: 0 });
slicePart(text, 'blockquote', {
  paddingInlineStart: vars.space[3],
  borderInlineStart: `3px solid ${vars.color.lineStrong}`,
  color: vars.color.text2,
});
slicePart(text, 'a', { color: vars.color.brand, textDecoration: 'underline' });
slicePart(text, 'img:not(.ProseMirror-separator)', {
  display: 'block',
  maxInlineSize: '100%',
  blockSize: 'auto',
  marginBlock: vars.space[3],
  borderRadius: vars.radius.control,
});
slicePart(text, 'img.ProseMirror-selectednode', {
  outline: `2px solid ${vars.color.focus}`,
  outlineOffset: '2px',
});
// Where the cursor is between two blocks that hold no text.
slicePart(text, '.ProseMirror-gapcursor', { display: 'none', position: 'absolute' });
slicePart(text, '.ProseMirror-focused .ProseMirror-gapcursor', { display: 'block' });
slicePart(text, '.ProseMirror-gapcursor::after', {
  content: '',
  position: 'absolute',
  insetBlockStart: '-2px',
  inlineSize: '20px',
  borderBlockStart: `1px solid ${vars.color.text}`,
});
