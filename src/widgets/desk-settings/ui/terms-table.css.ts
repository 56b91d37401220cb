import { sliceStyle, tabular } from '@/shared/theme/style';

/** A figure stays with its unit. */
export const figure = sliceStyle({ ...tabular, whiteSpace: 'nowrap' });

/** Whose terms a row has: in a table that is wider than its window the name would stand letter under letter. */
export const name = sliceStyle({
  display: 'block',
  minInlineSize: '6em',
  wordBreak: 'keep-all',
});
