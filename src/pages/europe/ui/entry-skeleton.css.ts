import { media, sliceStyle, vars, visuallyHidden } from '@/shared/theme/style';

export const root = sliceStyle(
  {
    padding: vars.space[5],
    '@media': {
      [media.compact]: { padding: vars.space[3] },
      [media.tight]: { padding: vars.space[3] },
    },
  },
  'europeEntry',
);

export const title = sliceStyle({ ...visuallyHidden }, 'europeEntryTitle');
