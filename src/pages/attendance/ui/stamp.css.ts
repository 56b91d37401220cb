import { sliceStyle, vars } from '@/shared/theme/style';

export const root = sliceStyle({ inlineSize: '39px', blockSize: '39px', fill: 'none' });

export const ring = sliceStyle({
  fill: vars.color.brandTint,
  stroke: vars.color.brand,
  strokeWidth: 2.2,
});

export const innerRing = sliceStyle({ stroke: vars.color.brand, strokeOpacity: 0.5 });

export const wing = sliceStyle({ fill: vars.color.brand });

export const body = sliceStyle({ fill: vars.color.text });

const line = { stroke: vars.color.text, strokeLinecap: 'round' } as const;

export const neck = sliceStyle({ ...line, strokeWidth: 3.4 });

export const legs = sliceStyle({ ...line, strokeWidth: 1.6 });

export const beak = sliceStyle({ ...line, stroke: vars.color.money, strokeWidth: 2 });

export const crown = sliceStyle({ fill: vars.color.up });
