import { createVar } from '@vanilla-extract/css';
import { sliceRecipe, sliceStyle, tabular, vars } from '@/shared/theme/style';
import { SILKS } from '../lib/silks';

const unit = createVar('resultMarkUnit');
const ground = createVar('resultMarkGround');
const ink = createVar('resultMarkInk');
const edge = createVar('resultMarkEdge');

const part = (share: number) => `calc(${unit} * ${share})`;
const mixed = (color: string, share: number, other: string) =>
  `color-mix(in srgb, ${color} ${share}%, ${other})`;
const tone = (color: string, text: string, line = 'transparent') => ({
  vars: { [ground]: color, [ink]: text, [edge]: line },
});
const bead = (color: string) => tone(color, vars.color.beadInk);
const ball = (color: string, text = vars.color.ballInk) => ({
  ...tone(color, text),
  backgroundOrigin: 'border-box',
  backgroundImage: `radial-gradient(circle at 34% 28%, ${mixed(color, 30, '#fff')} 0 5%, ${color} 48%, ${mixed(color, 82, '#000')} 100%)`,
});
const black = tone(SILKS[3].ground, SILKS[3].ink, SILKS[3].edge);

export const root = sliceRecipe(
  {
    base: { ...tabular, display: 'inline-flex', minInlineSize: 0, verticalAlign: 'middle' },
    variants: {
      size: {
        sm: { vars: { [unit]: '20px' } },
        md: { vars: { [unit]: '26px' } },
        lg: { vars: { [unit]: '42px' } },
      },
    },
  },
  'resultMarks',
);

export const marks = sliceStyle(
  { display: 'inline-flex', flexWrap: 'wrap', alignItems: 'center', gap: part(0.12) },
  'resultMarksList',
);

const shape = {
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  flexShrink: 0,
  boxSizing: 'border-box',
  blockSize: unit,
  minInlineSize: unit,
  border: `1px solid ${edge}`,
  backgroundColor: ground,
  color: ink,
  fontSize: part(0.46),
  fontWeight: vars.fontWeight.heavy,
  lineHeight: 1,
} as const;

/** A ball or a letter in a circle. */
export const circle = sliceRecipe(
  {
    base: { ...shape, inlineSize: unit, borderRadius: vars.radius.full },
    variants: {
      tone: {
        yellow: ball(vars.color.ballYellow),
        blueBall: ball(vars.color.ballBlue),
        redBall: ball(vars.color.ballRed),
        greenBall: ball(vars.color.ballGreen),
        // Without the light of the others: its number is white.
        power: {
          ...tone(vars.color.ballPower, vars.color.beadInk),
          backgroundOrigin: 'border-box',
          backgroundImage: `radial-gradient(circle at 34% 28%, ${vars.color.ballPower} 48%, ${mixed(vars.color.ballPower, 82, '#000')} 100%)`,
          marginInlineStart: part(0.2),
        },
        blue: bead(vars.color.beadBlue),
        red: bead(vars.color.beadRed),
        green: bead(vars.color.beadGreen),
        black,
        neutral: tone(vars.color.surface3, vars.color.text, vars.color.lineStrong),
      },
    },
  },
  'resultMarksCircle',
);

const ivory = '#faf7ef';

/** A card or a die: white in both themes. */
export const paper = sliceRecipe(
  {
    base: { ...shape, gap: part(0.06), borderRadius: part(0.2), paddingInline: part(0.12) },
    variants: {
      ink: {
        black: tone(ivory, '#17211f', '#b9b3a5'),
        red: tone(ivory, '#b42e30', '#b9b3a5'),
      },
      // What the next card is compared with.
      isBase: { true: { borderStyle: 'dashed' } },
    },
  },
  'resultMarksPaper',
);

export const suit = sliceStyle(
  { inlineSize: part(0.42), blockSize: part(0.42), fill: 'currentColor' },
  'resultMarksSuit',
);

/** The number of a runner in its colours. */
export const runner = sliceRecipe(
  {
    base: { ...shape, borderRadius: part(0.22) },
    variants: {
      number: Object.fromEntries(
        SILKS.map((silk, at) => [
          String(at + 1),
          tone(silk.ground, silk.ink, 'edge' in silk ? silk.edge : undefined),
        ]),
      ),
    },
  },
  'resultMarksRunner',
);

export const words = sliceStyle(
  {
    color: vars.color.text,
    fontSize: `max(${vars.fontSize.sm}, ${part(0.46)})`,
    fontWeight: vars.fontWeight.bold,
    whiteSpace: 'nowrap',
  },
  'resultMarksWords',
);

export const side = sliceStyle(
  { display: 'inline-flex', alignItems: 'center', gap: part(0.16) },
  'resultMarksSide',
);
