import { tabular, vars } from '@/shared/theme/style';

/** The odds that count, of a leg or of several together. */
export const legOdds = {
  ...tabular,
  minInlineSize: '48px',
  textAlign: 'end',
  fontSize: vars.fontSize.lg,
  fontWeight: vars.fontWeight.bold,
} as const;

/** What is pressed at the end of a line of text; the target is larger than the word. */
export const legAction = {
  position: 'relative',
  flexShrink: 0,
  minBlockSize: '28px',
  paddingInline: vars.space[1.5],
  color: vars.color.brand,
  fontWeight: vars.fontWeight.bold,
  selectors: {
    '&:hover': { textDecoration: 'underline' },
    '&::after': { content: '', position: 'absolute', insetInline: '-6px', insetBlock: '-8px' },
  },
} as const;
