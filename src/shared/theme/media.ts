/** Media queries for css.ts files and for `matchMedia`. */
export const media = {
  /** Header, right-side menu and lower bar of the phone layout. */
  phone: '(max-width: 768px)',
  /** The slip is a sheet behind a sticky bar. */
  compact: '(max-width: 1024px)',
  aboveCompact: '(min-width: 1025px)',
  /** Rail and slip beside the board leave its rows little room. */
  tight: '(min-width: 1025px) and (max-width: 1239px)',
  /** The bar has room for main menu and all of the member's side by side. */
  roomy: '(min-width: 1240px)',
  abovePhone: '(min-width: 769px)',
  hover: '(hover: hover)',
  reducedMotion: '(prefers-reduced-motion: reduce)',
  forcedColors: '(forced-colors: active)',
  motion: '(prefers-reduced-motion: no-preference)',
} as const;
