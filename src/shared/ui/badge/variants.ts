export const badgeTones = [
  'neutral',
  'outline',
  'brand',
  'solid',
  'live',
  'alert',
  'warn',
  'up',
  'down',
] as const;
export type BadgeTone = (typeof badgeTones)[number];
