import { componentRecipe, media, vars } from '@/shared/theme/style';

const before = {
  insetInline: 'auto 100%',
  marginInline: `0 ${vars.space[1]}`,
} as const;
const after = {
  insetInline: '100% auto',
  marginInline: `${vars.space[1]} 0`,
} as const;

/**
 * Out of the flow: a mark that comes and goes must not push the figures. It stands on their free side: towards the
 * name in a row, towards the middle of the cell in a stack.
 */
export const root = componentRecipe(
  {
    base: {
      ...after,
      position: 'absolute',
      insetBlock: 0,
      inlineSize: 'max-content',
      display: 'flex',
      alignItems: 'center',
      fontSize: '0.68em',
    },
    variants: {
      layout: { row: {}, stack: {}, auto: {}, compact: {} },
      align: { start: {}, center: {}, end: {} },
    },
    compoundVariants: [
      { variants: { layout: 'row', align: 'start' }, style: before },
      { variants: { layout: 'stack', align: 'end' }, style: before },
      {
        variants: { layout: 'auto', align: 'start' },
        style: { '@media': { [media.abovePhone]: before } },
      },
      {
        variants: { layout: 'auto', align: 'end' },
        style: { '@media': { [media.phone]: before } },
      },
    ],
  },
  'oddsMark',
);
