import { media, sliceStyle, vars } from '@/shared/theme/style';

export const root = sliceStyle(
  {
    display: 'flex',
    flexWrap: 'wrap',
    gap: vars.space[1.5],
    minInlineSize: 0,
    border: 0,
    padding: 0,
    '@media': {
      [media.phone]: { flexWrap: 'nowrap', overflowX: 'auto', paddingBlock: vars.space[1.5] },
    },
  },
  'placeLinks',
);

export const league = sliceStyle(
  { color: vars.color.text3, fontSize: vars.fontSize.sm },
  'placeLinksLeague',
);
