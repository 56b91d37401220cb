import {
  ellipsis,
  media,
  mobile,
  slicePart,
  sliceRecipe,
  sliceStyle,
  tabular,
  vars,
} from '@/shared/theme/style';

export { all } from './market-card.css';

export const root = sliceStyle({ display: 'grid', gap: vars.space[1] }, 'lineLadder');

export const row = sliceRecipe(
  {
    base: {
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 1fr) 64px minmax(0, 1fr)',
      alignItems: 'center',
      gap: vars.space[1.5],
    },
    variants: {
      isMain: {
        true: { fontWeight: vars.fontWeight.bold, color: vars.color.text },
        false: { color: vars.color.text2 },
      },
    },
    defaultVariants: { isMain: false },
  },
  'lineLadderRow',
);

export const side = sliceStyle(
  { ...ellipsis, color: vars.color.text3, fontSize: vars.fontSize.sm, textAlign: 'center' },
  'lineLadderSide',
);

export const line = sliceStyle(
  { ...tabular, display: 'grid', fontSize: vars.fontSize.md, textAlign: 'center' },
  'lineLadderLine',
);

export const main = sliceStyle(
  { color: vars.color.brand, fontSize: vars.fontSize.xs, fontWeight: vars.fontWeight.bold },
  'lineLadderMain',
);

/** Low where a mouse points, of touch size elsewhere; the main line stands out by its frame. */
export const cells = sliceStyle({ display: 'contents' }, 'lineLadderCells');
export const mainCells = sliceStyle({ display: 'contents' }, 'lineLadderMainCells');

const atMouse = `${media.abovePhone} and ${media.hover}`;
slicePart(cells, '[data-selection]', {
  '@media': { [atMouse]: { minBlockSize: '27px', paddingBlock: 0 } },
});
slicePart(mainCells, '[data-selection]', {
  borderColor: vars.color.controlLine,
  fontWeight: vars.fontWeight.heavy,
  '@media': { [atMouse]: { minBlockSize: '34px', paddingBlock: 0 } },
});
slicePart(mobile.replace('&', cells), '[data-selection]', { minBlockSize: vars.size.touch });
slicePart(mobile.replace('&', mainCells), '[data-selection]', { minBlockSize: '48px' });
