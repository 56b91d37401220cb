import { media, sliceStyle, vars, visuallyHidden } from '@/shared/theme/style';

export const root = sliceStyle({
  display: 'grid',
  gridTemplateColumns: '168px minmax(0, 1fr)',
  gap: vars.space[3],
  padding: vars.space[3],
  borderBlockStart: `1px solid ${vars.color.line}`,
  '@media': { [media.phone]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});

export const zone = sliceStyle({
  position: 'relative',
  display: 'grid',
  justifyItems: 'center',
  alignContent: 'center',
  gap: vars.space[1],
  minBlockSize: '120px',
  padding: vars.space[3],
  border: `1px dashed ${vars.color.controlLine}`,
  borderRadius: vars.radius.control,
  color: vars.color.text2,
  textAlign: 'center',
  cursor: 'pointer',
  selectors: {
    '&:hover, &[data-over="true"]': {
      borderColor: vars.color.brand,
      backgroundColor: vars.color.brandTint,
    },
    '&:focus-within': { outline: `2px solid ${vars.color.focus}`, outlineOffset: '2px' },
  },
});

export const picker = sliceStyle(visuallyHidden);

export const zoneTitle = sliceStyle({ color: vars.color.brand });

export const files = sliceStyle({ display: 'grid', alignContent: 'start', gap: vars.space[2] });

export const file = sliceStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space[2],
  minBlockSize: vars.size.touch,
  paddingBlock: vars.space[1],
  paddingInline: vars.space[2],
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.control,
  selectors: { '&[data-wrong="true"]': { borderColor: vars.color.danger } },
});

export const mark = sliceStyle({
  display: 'grid',
  placeItems: 'center',
  inlineSize: vars.size.controlSm,
  color: vars.color.text2,
  selectors: { '[data-wrong="true"] &': { color: vars.color.danger } },
});

export const what = sliceStyle({
  display: 'grid',
  flex: '1 1 120px',
  minInlineSize: 0,
});
