import { media, pageFrame, sliceStyle, vars } from '@/shared/theme/style';

export const root = sliceStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[4],
  alignContent: 'start',
  ...pageFrame(vars.size.page),
  // As high as the window: results that come late do not move a visible footer.
  minBlockSize: '100dvh',
});

/** The leagues beside their results; on narrow windows a select among the filters. */
export const body = sliceStyle({
  display: 'grid',
  gridTemplateColumns: `${vars.size.rail} minmax(0, 1fr)`,
  alignItems: 'start',
  gap: vars.space[4],
  '@media': { [media.compact]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});
