export const textSizes = ['xs', 'sm', 'md', 'base', 'lg', 'xl', 'h2', 'h1', 'display'] as const;
export type TextSize = (typeof textSizes)[number];

export const textWeights = ['medium', 'semibold', 'bold', 'heavy'] as const;
export type TextWeight = (typeof textWeights)[number];

export const textTones = [
  'inherit',
  'primary',
  'secondary',
  'hint',
  'brand',
  'money',
  'up',
  'down',
  'live',
  'warn',
  'danger',
  'win',
  'lose',
] as const;
export type TextTone = (typeof textTones)[number];
