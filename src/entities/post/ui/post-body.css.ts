import { slicePart, sliceStyle, vars } from '@/shared/theme/style';

export const root = sliceStyle({
  minBlockSize: '72px',
  fontSize: vars.fontSize.lg,
  lineHeight: vars.lineHeight.relaxed,
  overflowWrap: 'anywhere',
});

slicePart(root, ':is(p, h3, ul, ol, blockquote)', { marginBlock: `0 ${vars.space[3]}` });
slicePart(root, 'h3', { fontSize: vars.fontSize.xl, fontWeight: vars.fontWeight.bold });
slicePart(root, 'strong', { fontWeight: vars.fontWeight.bold });
slicePart(root, 'em', { fontStyle: 'italic' });
slicePart(root, ':is(ul, ol)', { paddingInlineStart: vars.space[6] });
slicePart(root, 'ul', { listStyle: 'disc' });
slicePart(root, 'ol', { listStyle: 'decimal' });
slicePart(root, 'li > p', { marginBlock: 0 });
slicePart(root, 'blockquote', {
  paddingInlineStart: vars.space[3],
  borderInlineStart: `3px solid ${vars.color.lineStrong}`,
  color: vars.color.text2,
});
slicePart(root, 'a', { color: vars.color.brand, textDecoration: 'underline' });
slicePart(root, 'img', {
  display: 'block',
  maxInlineSize: '100%',
  blockSize: 'auto',
  marginBlock: vars.space[3],
  borderRadius: vars.radius.control,
});
