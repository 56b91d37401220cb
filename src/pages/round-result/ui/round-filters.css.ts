import {
  colorTransition,
  media,
  onPhone,
  sliceRecipe,
  sliceStyle,
  tabular,
  vars,
} from '@/shared/theme/style';

export const root = sliceStyle({ display: 'grid', gap: vars.space[3] });

const sixths = { gridTemplateColumns: 'repeat(6, minmax(0, 1fr))' };

/** One line; on phones game and day, then round and switch. */
export const row = sliceRecipe({
  base: { display: 'grid', alignItems: 'start', gap: vars.space[2] },
  variants: {
    begins: {
      game: {
        gridTemplateColumns: 'minmax(0, 1.4fr) 204px minmax(0, 1fr) auto',
        ...onPhone(sixths),
      },
      day: {
        gridTemplateColumns: '204px 280px auto',
        justifyContent: 'start',
        ...onPhone(sixths),
      },
    },
  },
});

/** How much of a phone's line a control takes. */
export const part = sliceRecipe({
  base: { display: 'grid', minInlineSize: 0 },
  variants: {
    width: {
      third: onPhone({ gridColumn: 'span 2' }),
      half: onPhone({ gridColumn: 'span 3' }),
      most: onPhone({ gridColumn: 'span 4' }),
      line: onPhone({ gridColumn: 'span 6' }),
    },
  },
});

/** The frame of a control, as high as a field. */
const control = {
  ...colorTransition,
  display: 'flex',
  alignItems: 'center',
  minBlockSize: vars.size.touch,
  minInlineSize: 0,
  border: `1px solid ${vars.color.controlLine}`,
  borderRadius: vars.radius.control,
  backgroundColor: vars.color.surface,
  fontSize: vars.fontSize.base,
  fontWeight: vars.fontWeight.semibold,
} as const;

export const own = sliceStyle({
  ...control,
  justifyContent: 'center',
  gap: vars.space[1.5],
  paddingInline: vars.space[3],
  color: vars.color.text2,
  whiteSpace: 'nowrap',
  selectors: {
    '&[aria-pressed="true"]': {
      borderColor: vars.color.brand,
      backgroundColor: vars.color.brandTint,
      color: vars.color.brand,
      fontWeight: vars.fontWeight.bold,
    },
  },
  '@media': { [media.phone]: { paddingInline: vars.space[1] } },
});

export const game = sliceStyle({
  ...control,
  justifyContent: 'space-between',
  gap: vars.space[2],
  inlineSize: '100%',
  paddingInline: vars.space[3],
  textAlign: 'start',
});

export const gameName = sliceStyle({
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
});

export const days = sliceStyle({ ...control, position: 'relative' });

export const dayButton = sliceStyle({
  ...tabular,
  flex: 1,
  minInlineSize: 0,
  minBlockSize: '40px',
  textAlign: 'center',
  whiteSpace: 'nowrap',
});

/** The system's calendar opens here; it is reached by the button over it. */
export const dayInput = sliceStyle({
  position: 'absolute',
  insetBlockEnd: 0,
  insetInline: vars.space[6],
  blockSize: '1px',
  border: 0,
  opacity: 0,
  pointerEvents: 'none',
});

export const venues = sliceStyle({ display: 'grid', gap: vars.space[1.5], minInlineSize: 0 });

export const venueGroup = sliceStyle({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[1.5],
  paddingBlock: vars.space.px,
  overflowX: 'auto',
  scrollbarWidth: 'none',
});

export const sport = sliceStyle({
  flexShrink: 0,
  inlineSize: '84px',
  color: vars.color.text2,
  fontSize: vars.fontSize.sm,
  fontWeight: vars.fontWeight.semibold,
});

export const sheet = sliceStyle({
  display: 'grid',
  gap: vars.space[4],
  padding: vars.space[4],
});

export const providerName = sliceStyle({
  marginBlockEnd: vars.space[2],
  color: vars.color.text2,
  fontSize: vars.fontSize.sm,
  fontWeight: vars.fontWeight.semibold,
});

export const games = sliceStyle({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: vars.space[2],
});

export const choice = sliceStyle({
  ...control,
  inlineSize: '100%',
  paddingInline: vars.space[3],
  borderColor: vars.color.line,
  textAlign: 'start',
  selectors: {
    '&[aria-current="true"]': {
      borderColor: vars.color.brand,
      backgroundColor: vars.color.brandTint,
      color: vars.color.brand,
    },
  },
});
