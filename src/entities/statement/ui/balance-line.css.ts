import { slicePart, sliceStyle, vars } from '@/shared/theme/style';

export const root = sliceStyle({ overflow: 'clip' }, 'balanceLine');

// What the chart's library needs of its own elements: its sheet has no layer, and a legend that is not used.
const part = (selector: string, rule: Parameters<typeof slicePart>[2]) =>
  slicePart(root, selector, rule);
const mark = {
  position: 'absolute',
  insetBlockStart: 0,
  insetInlineStart: 0,
  pointerEvents: 'none',
} as const;

part('.u-wrap', { position: 'relative', userSelect: 'none' });
part('.u-over', { position: 'absolute' });
part('.u-under', { position: 'absolute', overflow: 'hidden' });
part('.u-axis', { position: 'absolute' });
part('canvas', { display: 'block', inlineSize: '100%', blockSize: '100%' });
part('.u-select, .u-cursor-y', { display: 'none' });
part('.u-cursor-x', {
  ...mark,
  blockSize: '100%',
  borderInlineEnd: `1px dashed ${vars.color.text3}`,
});
part('.u-cursor-pt', { ...mark, borderRadius: vars.radius.full });
part('.u-off', { display: 'none' });
