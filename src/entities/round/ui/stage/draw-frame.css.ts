import { createVar } from '@vanilla-extract/css';
import { sliceStyle, tabular, vars } from '@/shared/theme/style';

export const shown = createVar('drawChipsShown');

export const root = sliceStyle(
  {
    display: 'flex',
    flexDirection: 'column',
    gap: vars.space[2],
    inlineSize: '100%',
    blockSize: '200px',
  },
  'drawFrame',
);

export const picture = sliceStyle(
  { ...tabular, display: 'block', flex: 1, minBlockSize: 0, inlineSize: '100%' },
  'drawPicture',
);

export const chips = sliceStyle(
  {
    ...tabular,
    display: 'flex',
    justifyContent: 'center',
    gap: vars.space[2],
    blockSize: '28px',
    opacity: shown,
  },
  'drawChips',
);

export const chip = sliceStyle(
  {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '0.3em',
    paddingInline: vars.space[3],
    border: `1px solid ${vars.color.lineStrong}`,
    borderRadius: vars.radius.full,
    color: vars.color.text2,
    fontSize: vars.fontSize.sm,
    whiteSpace: 'nowrap',
  },
  'drawChip',
);

export const strong = sliceStyle(
  { color: vars.color.text, fontWeight: vars.fontWeight.bold },
  'drawChipStrong',
);
