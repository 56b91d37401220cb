import { media, sliceStyle, tabular, vars } from '@/shared/theme/style';

export const stake = sliceStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space[2],
});

export const stepper = sliceStyle({
  ...tabular,
  display: 'grid',
  gridTemplateColumns: '44px minmax(0, 1fr) 44px',
  alignItems: 'center',
  inlineSize: '196px',
  blockSize: '46px',
  border: `1.5px solid ${vars.color.brand}`,
  borderRadius: vars.radius.control,
  backgroundColor: vars.color.bgSunken,
  textAlign: 'center',
  '@media': { [media.phone]: { inlineSize: '100%' } },
});

export const step = sliceStyle({
  blockSize: '100%',
  color: vars.color.text2,
  fontSize: vars.fontSize.h2,
  selectors: {
    '&:disabled': { opacity: 0.4, cursor: 'default' },
    '&:focus-visible': { outlineOffset: '-3px' },
  },
});

export const label = sliceStyle({
  display: 'block',
  color: vars.color.text2,
  fontSize: vars.fontSize.xs,
  lineHeight: vars.lineHeight.tight,
});

export const amount = sliceStyle({
  fontSize: vars.fontSize.xl,
  fontWeight: vars.fontWeight.bold,
  lineHeight: vars.lineHeight.tight,
});

export const quick = sliceStyle({ display: 'flex', flexWrap: 'wrap', gap: vars.space[1.5] });

export const pays = sliceStyle({
  display: 'grid',
  gridTemplateColumns: 'repeat(8, minmax(0, 1fr))',
  gap: vars.space[1.5],
  '@media': { [media.phone]: { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' } },
});

export const pay = sliceStyle({
  display: 'grid',
  justifyItems: 'center',
  padding: `${vars.space[2]} ${vars.space[2]} ${vars.space[1.5]}`,
  borderRadius: vars.radius.control,
  backgroundColor: vars.color.surface,
  fontSize: vars.fontSize.xs,
  selectors: {
    '&[data-top="true"]': { boxShadow: `inset 0 0 0 1px ${vars.color.brand}` },
  },
});

export const payArt = sliceStyle({
  inlineSize: '36px',
  padding: '2px',
  borderRadius: vars.radius.control,
  backgroundColor: vars.color.bgSunken,
});

export const payName = sliceStyle({
  color: vars.color.text,
  fontSize: vars.fontSize.sm,
  fontWeight: vars.fontWeight.semibold,
  textAlign: 'center',
});

export const payRows = sliceStyle({ inlineSize: '100%' });

export const payRow = sliceStyle({ display: 'flex', justifyContent: 'space-between' });

export const payTimes = sliceStyle({
  color: vars.color.text,
  fontWeight: vars.fontWeight.semibold,
});

export const lines = sliceStyle({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(70px, 1fr))',
  gap: vars.space[2],
});

export const line = sliceStyle({
  display: 'grid',
  gridTemplateColumns: '18px minmax(0, 1fr)',
  alignItems: 'center',
  gap: vars.space[1],
});

export const lineCell = sliceStyle({ fill: vars.color.surface3 });

export const lineHit = sliceStyle({ fill: vars.color.brand });
