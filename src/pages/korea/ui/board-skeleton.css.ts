import { media, sliceStyle, vars } from '@/shared/theme/style';

export const root = sliceStyle(
  { display: 'flex', flexDirection: 'column', gap: vars.space[3] },
  'boardSkeleton',
);

export const group = sliceStyle(
  {
    border: `1px solid ${vars.color.line}`,
    borderRadius: vars.radius.card,
    backgroundColor: vars.color.surface,
    overflow: 'hidden',
  },
  'skeletonGroup',
);

export const head = sliceStyle(
  {
    display: 'flex',
    alignItems: 'center',
    blockSize: vars.size.control,
    paddingInline: vars.space[4],
    backgroundColor: vars.color.surface2,
  },
  'skeletonHead',
);

export const row = sliceStyle(
  {
    display: 'grid',
    gridTemplateColumns: '66px minmax(0, 1fr) 96px minmax(0, 1fr) 56px',
    alignItems: 'center',
    gap: vars.space[1.5],
    blockSize: '56px',
    paddingInline: vars.space[3],
    borderBlockStart: `1px solid ${vars.color.line}`,
    '@media': {
      [media.phone]: { gridTemplateColumns: '0 minmax(0, 1.6fr) minmax(0, 1fr) minmax(0, 1.6fr)' },
    },
  },
  'skeletonRow',
);
