import {
  colorTransition,
  media,
  sliceRecipe,
  sliceStyle,
  tabular,
  vars,
} from '@/shared/theme/style';

export const root = sliceStyle(
  {
    position: 'relative',
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    overflow: 'hidden',
    border: `1px solid ${vars.color.line}`,
    borderRadius: vars.radius.stage,
    backgroundColor: vars.color.surface,
    backgroundImage: `radial-gradient(90% 90% at 60% 0%, ${vars.color.brandTint}, transparent 70%)`,
  },
  'tableStage',
);

const ladder = '[data-family="ladder"] > &';
const isCentred = (family: string) => `[data-family="${family}"] > &`;

export const head = sliceStyle(
  {
    ...tabular,
    zIndex: 1,
    display: 'flex',
    justifyContent: 'space-between',
    gap: vars.space[3],
    padding: `${vars.space[3]} ${vars.space[5]} 0`,
    '@media': {
      [media.phone]: {
        paddingInline: vars.space[3],
        // Beside the ladder, so that the picks are in view.
        selectors: {
          [ladder]: {
            gridArea: '1 / 1',
            flexDirection: 'column',
            justifyContent: 'start',
            justifySelf: 'start',
          },
        },
      },
    },
  },
  'tableHead',
);

export const title = sliceStyle(
  { display: 'grid', alignContent: 'start', minInlineSize: 0 },
  'tableTitle',
);

export const game = sliceStyle(
  {
    display: 'flex',
    alignItems: 'center',
    gap: vars.space.half,
    // As low as its words, with a button of touch size.
    blockSize: '22px',
    color: vars.color.text2,
    fontSize: vars.fontSize.sm,
  },
  'tableGame',
);

export const round = sliceStyle(
  {
    fontSize: vars.fontSize.h1,
    fontWeight: vars.fontWeight.heavy,
    letterSpacing: vars.letterSpacing.heading,
    lineHeight: vars.lineHeight.snug,
  },
  'tableRound',
);

export const state = sliceStyle(
  { color: vars.color.text2, fontSize: vars.fontSize.sm },
  'tableStateLine',
);

export const stateWord = sliceRecipe(
  {
    base: { fontWeight: vars.fontWeight.bold },
    variants: {
      state: {
        open: { color: vars.color.brand },
        closed: { color: vars.color.warn },
        voided: { color: vars.color.warn },
        loading: { color: vars.color.text3 },
      },
    },
  },
  'tableState',
);

/** What is drawn in the middle leaves room above: the head takes it where the screen is low. */
const raised = { marginBlockStart: '-52px' };

/** As high as what is drawn there, which comes a moment later. */
const match = { minBlockSize: '260px' };
const race = { minBlockSize: '250px', '@media': { [media.phone]: { minBlockSize: '220px' } } };

export const picture = sliceStyle(
  {
    minBlockSize: '200px',
    selectors: {
      [isCentred('soccer')]: match,
      [isCentred('basketball')]: match,
      [isCentred('horse')]: race,
      [isCentred('dog')]: race,
    },
    '@media': {
      [media.phone]: {
        selectors: {
          [ladder]: { gridArea: '1 / 1', paddingInlineStart: '34%' },
          [isCentred('powerball')]: raised,
          [isCentred('dice')]: raised,
          [isCentred('number')]: raised,
        },
      },
    },
  },
  'tableStagePicture',
);

export const caption = sliceStyle(
  {
    ...tabular,
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'center',
    gap: vars.space[3],
    minBlockSize: vars.size.touch,
    paddingInline: vars.space[3],
    color: vars.color.text3,
    fontSize: vars.fontSize.sm,
  },
  'tableCaption',
);

export const skip = sliceStyle(
  {
    ...colorTransition,
    display: 'inline-flex',
    alignItems: 'center',
    gap: vars.space[1],
    minBlockSize: '30px',
    paddingInline: vars.space[2.5],
    border: `1px solid ${vars.color.lineStrong}`,
    borderRadius: vars.radius.full,
    color: vars.color.text,
    fontWeight: vars.fontWeight.semibold,
    selectors: { '&:hover': { borderColor: vars.color.controlLine } },
    '@media': { [media.phone]: { minBlockSize: vars.size.touch } },
  },
  'tableSkip',
);
