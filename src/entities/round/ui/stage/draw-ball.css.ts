import { createVar } from '@vanilla-extract/css';
import { sliceRecipe, sliceStyle, vars } from '@/shared/theme/style';

const fill = createVar('drawBallFill');
const ink = createVar('drawBallInk');

const tone = (color: string, text: string) => ({ vars: { [fill]: color, [ink]: text } });

export const ball = sliceRecipe(
  {
    variants: {
      tone: {
        yellow: tone(vars.color.ballYellow, vars.color.ballInk),
        blue: tone(vars.color.ballBlue, vars.color.ballInk),
        red: tone(vars.color.ballRed, vars.color.ballInk),
        green: tone(vars.color.ballGreen, vars.color.ballInk),
        power: tone(vars.color.ballPower, vars.color.beadInk),
        beadRed: tone(vars.color.beadRed, vars.color.beadInk),
        beadGreen: tone(vars.color.beadGreen, vars.color.beadInk),
        beadBlue: tone(vars.color.beadBlue, vars.color.beadInk),
      },
    },
  },
  'drawBall',
);

export const body = sliceStyle({ fill }, 'drawBallBody');
export const label = sliceStyle(
  { fill: ink, fontWeight: vars.fontWeight.heavy, textAnchor: 'middle' },
  'drawBallLabel',
);
export const light = sliceStyle({ stopColor: '#ffffff' }, 'drawBallLight');
export const dark = sliceStyle({ stopColor: '#000000' }, 'drawBallDark');
