import { vars } from '@/shared/theme';

/** Digits of hashes are under each other. */
export const mono = {
  fontFamily: 'ui-monospace, "DejaVu Sans Mono", Menlo, Hanpan, "Hanpan others", monospace',
  fontSize: vars.fontSize.xs,
  letterSpacing: 0,
} as const;
