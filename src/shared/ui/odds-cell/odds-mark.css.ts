import { componentRecipe, media, mobile, vars } from '@/shared/theme/style';

const before = {
  insetInline: 'auto 100%',
  marginInline: `0 ${vars.space[1]}`,
} as const;
const after = {
  insetInline: '100% auto',
  marginInline: `${vars.space[1]} 0`,
} as const;

/** A narrow cell has no room beside the figures. */
const above = {
  insetInline: 0,
  insetBlock: 'auto calc(100% - 2px)',
  justifyContent: 'center',
  inlineSize: 'auto',
  marginInline: 0,
  fontSize: '0.56em',
  lineHeight: 1,
} as const;

/**
 * Out of the flow: a mark that comes and goes must not push the figures. It is on their free side: towards the
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
      layout: { row: {}, stack: {}, auto: {}, compact: above, sign: { marginInline: `1px 0` } },
      align: { start: {}, center: {}, end: {} },
    },
    compoundVariants: [
      {
        variants: { layout: 'row', align: 'start' },
        style: { ...before, '@media': { [media.tight]: after } },
      },
      { variants: { layout: 'row', align: 'center' }, style: before },
      {
        variants: { layout: 'row', align: 'end' },
        style: { '@media': { [media.tight]: before } },
      },
      { variants: { layout: 'stack', align: 'end' }, style: before },
      {
        variants: { layout: 'auto', align: 'start' },
        style: { ...before, selectors: { [mobile]: after } },
      },
      {
        variants: { layout: 'auto', align: 'end' },
        style: { selectors: { [mobile]: before } },
      },
    ],
  },
  'oddsMark',
);
