import { globalLayer } from '@vanilla-extract/css';

// Declared in this order once, so that lazily loaded styles can never change a look.
export const themeLayer = globalLayer('theme');
export const resetLayer = globalLayer('reset');
export const componentsLayer = globalLayer('components');
export const slicesLayer = globalLayer('slices');
/** Beats every slice: what the whole site does where the system says so. */
export const overridesLayer = globalLayer('overrides');
