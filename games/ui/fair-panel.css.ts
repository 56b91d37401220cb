import { media, sliceStyle, vars } from '@/shared/theme/style';

export const root = sliceStyle({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: `${vars.space[3]} ${vars.space[6]}`,
  '@media': { [media.phone]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});

export const part = sliceStyle({ display: 'grid', alignContent: 'start', gap: vars.space[2] });

export const heading = sliceStyle({
  color: vars.color.text,
  fontWeight: vars.fontWeight.bold,
});

export const rows = sliceStyle({ display: 'grid', gap: vars.space[1] });

export const row = sliceStyle({
  display: 'grid',
  gridTemplateColumns: '92px minmax(0, 1fr)',
  gap: vars.space[2],
});

export const value = sliceStyle({
  color: vars.color.text,
  overflowWrap: 'anywhere',
  wordBreak: 'break-all',
});

export const verdict = sliceStyle({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[2],
  padding: `${vars.space[2]} ${vars.space[2.5]}`,
  borderRadius: vars.radius.control,
  backgroundColor: vars.color.surface3,
  color: vars.color.text,
  fontWeight: vars.fontWeight.semibold,
  selectors: {
    '&[data-verdict="ok"]': { backgroundColor: vars.color.brandTint },
    '&[data-verdict="wrong"]': { backgroundColor: vars.color.dangerTint },
  },
});

export const form = sliceStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'start',
  gap: vars.space[2],
});

/** The button is beside the field, below its label. */
export const beside = sliceStyle({ paddingBlockStart: '25px' });
