export type { ResultPreview } from './lib/preview';
export { ChangeEffect, type ChangeEffectProps } from './ui/change-effect';
