export const themeNames = ['celadon', 'porcelain'] as const;
export type ThemeName = (typeof themeNames)[number];

/** Key of the member's choice in localStorage; `public/prelude.js` reads it before the first paint. */
export const themeStorageKey = 'hanpan.theme';
