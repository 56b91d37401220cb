import { media, sliceStyle, vars } from '@/shared/theme/style';

export const root = sliceStyle({ display: 'grid', gap: vars.space[3] }, 'meetingPanel');

export const title = sliceStyle(
  { fontSize: vars.fontSize.md, fontWeight: vars.fontWeight.bold },
  'meetingTitle',
);

export const choices = sliceStyle(
  {
    display: 'grid',
    gap: vars.space[2],
    maxInlineSize: vars.size.field,
    selectors: {
      '&[data-both]': {
        gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
        maxInlineSize: vars.size.column,
      },
    },
    '@media': {
      [media.phone]: { selectors: { '&[data-both]': { gridTemplateColumns: 'minmax(0, 1fr)' } } },
    },
  },
  'meetingChoices',
);

export const met = sliceStyle({ display: 'grid', gap: vars.space[4] }, 'meetingMet');

export const quiet = sliceStyle(
  { color: vars.color.text2, fontSize: vars.fontSize.sm },
  'meetingQuiet',
);
