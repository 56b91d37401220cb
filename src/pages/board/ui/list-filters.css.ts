import { media, scrollRow, sliceStyle, vars } from '@/shared/theme/style';

export const root = sliceStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-start',
  justifyContent: 'space-between',
  gap: vars.space[3],
});

export const chips = sliceStyle({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space[1.5],
  paddingBlock: vars.space[1.5],
  // Their targets reach over their edges on phones.
  '@media': {
    [media.phone]: {
      flexWrap: 'nowrap',
      minInlineSize: 0,
      ...scrollRow,
    },
  },
});

export const search = sliceStyle({
  display: 'grid',
  gap: vars.space[1.5],
  flex: '0 1 460px',
  minInlineSize: 0,
  '@media': { [media.phone]: { flexBasis: '100%' } },
});

export const row = sliceStyle({
  display: 'grid',
  gridTemplateColumns: '128px minmax(0, 1fr) auto',
  gap: vars.space[1.5],
  alignItems: 'center',
  '@media': { [media.phone]: { gridTemplateColumns: '116px minmax(0, 1fr) auto' } },
});

export const input = sliceStyle({
  inlineSize: '100%',
  minInlineSize: 0,
  minBlockSize: vars.size.touch,
  paddingInline: vars.space[3],
  border: `1px solid ${vars.color.controlLine}`,
  borderRadius: vars.radius.control,
  outline: 'none',
  backgroundColor: vars.color.surface,
  color: vars.color.text,
  selectors: {
    '&:focus': { borderColor: vars.color.brand, boxShadow: `0 0 0 1px ${vars.color.brand}` },
    '&[aria-invalid="true"]': { borderColor: vars.color.danger },
    '&::placeholder': { color: vars.color.text3 },
  },
  // Below 16 px a phone zooms into the page when the field takes focus.
  '@media': { [media.phone]: { fontSize: vars.fontSize.xl } },
});
