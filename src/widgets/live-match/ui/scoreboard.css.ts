import { ellipsis, media, sliceRecipe, sliceStyle, tabular, vars } from '@/shared/theme/style';

export const root = sliceStyle(
  { ...tabular, inlineSize: '100%', borderCollapse: 'collapse', tableLayout: 'auto' },
  'scoreboard',
);

export const head = sliceStyle(
  { color: vars.color.text3, fontSize: vars.fontSize.xs, fontWeight: vars.fontWeight.semibold },
  'scoreboardHead',
);

const narrow = { '@media': { [media.phone]: { minInlineSize: '22px', paddingInline: '1px' } } };

export const cell = sliceRecipe(
  {
    base: {
      minInlineSize: '38px',
      paddingInline: vars.space[1],
      textAlign: 'center',
      whiteSpace: 'nowrap',
      ...narrow,
    },
    variants: {
      part: {
        running: { color: vars.color.live },
        other: {},
        count: { minInlineSize: '28px', color: vars.color.text3, ...narrow },
      },
      size: { md: { blockSize: '30px' }, sm: { blockSize: '24px', minInlineSize: '24px' } },
      isHead: { true: { blockSize: '22px', fontWeight: vars.fontWeight.semibold }, false: {} },
    },
  },
  'scoreboardCell',
);

export const teamHead = sliceStyle({ inlineSize: '100%' }, 'scoreboardTeamHead');

export const team = sliceRecipe(
  {
    base: {
      // Takes what is left, and is cut where that is too little.
      maxInlineSize: 0,
      inlineSize: '100%',
      paddingInlineEnd: vars.space[2],
      fontWeight: vars.fontWeight.bold,
      textAlign: 'start',
    },
    variants: {
      size: { md: { fontSize: vars.fontSize.lg }, sm: { fontSize: vars.fontSize.md } },
    },
  },
  'scoreboardTeam',
);

export const name = sliceStyle(
  { display: 'flex', alignItems: 'center', gap: vars.space[1.5], minInlineSize: 0 },
  'scoreboardName',
);

export const nameText = sliceStyle({ ...ellipsis, minInlineSize: 0 }, 'scoreboardNameText');

export const nameLink = sliceStyle(
  {
    selectors: { '&:hover': { textDecoration: 'underline' } },
  },
  'scoreboardNameLink',
);

export const server = sliceStyle(
  {
    flex: 'none',
    inlineSize: '8px',
    blockSize: '8px',
    borderRadius: vars.radius.full,
    backgroundColor: vars.color.brand,
    '@media': { [media.forcedColors]: { backgroundColor: 'CanvasText' } },
  },
  'scoreboardServer',
);

export const total = sliceRecipe(
  {
    base: { color: vars.color.brand, fontWeight: vars.fontWeight.heavy },
    variants: {
      size: { md: { fontSize: vars.fontSize.h2 }, sm: { fontSize: vars.fontSize.lg } },
    },
  },
  'scoreboardTotal',
);
