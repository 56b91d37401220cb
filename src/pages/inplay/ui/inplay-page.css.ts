import { media, mobile, sliceStyle, vars } from '@/shared/theme/style';

export const tools = sliceStyle(
  {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: vars.space[2],
    minBlockSize: '56px',
    paddingInline: vars.space[5],
    '@media': {
      [media.compact]: { paddingInline: vars.space[3] },
      [media.tight]: { paddingInline: vars.space[3] },
    },
    selectors: { [mobile]: { paddingInline: vars.space[3] } },
  },
  'inplayTools',
);

export const title = sliceStyle({ fontSize: vars.fontSize.h2 }, 'inplayTitle');

/** What is drawn comes after what has happened. */
export const late = sliceStyle(
  { color: vars.color.text3, fontSize: vars.fontSize.sm },
  'inplayLate',
);

export const content = sliceStyle(
  {
    paddingBlockEnd: vars.space[12],
    paddingInline: vars.space[5],
    '@media': {
      [media.compact]: { paddingInline: vars.space[3] },
      [media.tight]: { paddingInline: vars.space[3] },
    },
  },
  'inplayContent',
);
