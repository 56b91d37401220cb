import { createGlobalThemeContract } from '@vanilla-extract/css';
import { celadon } from './tokens/celadon';
import { scale } from './tokens/scale';

// A key like 1.5 holds a dot, which a custom property name may not.
function nameOf(_value: string | null, path: string[]): string {
  return `hp-${path.join('-').replaceAll('.', '_')}`;
}

/** What the bars at the foot of the window cover just now; whatever floats there is above it. */
const bars = '0px';

/** Every design token as a CSS variable. */
export const vars = createGlobalThemeContract({ color: celadon, bars, ...scale }, nameOf);
