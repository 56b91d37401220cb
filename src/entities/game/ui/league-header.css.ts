import {
  colorTransition,
  ellipsis,
  media,
  mobile,
  sliceRecipe,
  sliceStyle,
  vars,
} from '@/shared/theme/style';

/** Dense over the rows of matches, whose columns it names. */
export const root = sliceRecipe(
  {
    base: { backgroundColor: vars.color.surface2 },
    variants: {
      dense: {
        true: { blockSize: '33px' },
        false: {
          display: 'flex',
          alignItems: 'center',
          blockSize: '40px',
          selectors: { [mobile]: { blockSize: '28px' } },
          paddingInline: `14px ${vars.space[2]}`,
        },
      },
    },
    defaultVariants: { dense: false },
  },
  'leagueHeader',
);

export const lead = sliceStyle(
  { flex: 1, display: 'flex', alignItems: 'center', gap: vars.space[1.5], minInlineSize: 0 },
  'leagueLead',
);

export const name = sliceStyle(
  {
    ...ellipsis,
    minInlineSize: 0,
    fontSize: vars.fontSize.md,
    fontWeight: vars.fontWeight.bold,
    letterSpacing: vars.letterSpacing.body,
  },
  'leagueName',
);

const hint = { flexShrink: 0, color: vars.color.text3 } as const;

export const count = sliceStyle(
  { ...hint, fontSize: vars.fontSize.sm, '@media': { [media.tight]: { display: 'none' } } },
  'leagueCount',
);

export const note = sliceStyle({ ...hint, fontSize: vars.fontSize.xs }, 'leagueNote');

export const caption = sliceStyle(
  {
    color: vars.color.text2,
    fontSize: vars.fontSize.xs,
    textAlign: 'center',
    whiteSpace: 'nowrap',
  },
  'leagueCaption',
);

/** In narrow windows it reaches over its column, where the caption beside it leaves room. */
export const end = sliceStyle(
  { display: 'flex', alignItems: 'center', justifySelf: 'end' },
  'leagueEnd',
);

export const fold = sliceStyle(
  {
    ...colorTransition,
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    inlineSize: '24px',
    blockSize: vars.size.controlSm,
    borderRadius: vars.radius.control,
    color: vars.color.text3,
    selectors: {
      '&:hover': { color: vars.color.text },
      [mobile]: { inlineSize: vars.size.touch },
    },
  },
  'leagueFold',
);
