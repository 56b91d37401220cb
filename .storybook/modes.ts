import { themeNames } from '@/shared/theme';

/** Widths of the catalogue's pictures; names of the viewports in the tool bar. */
export const viewports = {
  phone: { name: 'phone 390', styles: { width: '390px', height: '844px' } },
  desktop: { name: 'desktop 1280', styles: { width: '1280px', height: '900px' } },
} as const;

interface Mode {
  theme: string;
  viewport: keyof typeof viewports;
}

/** What Chromatic photographs a story in: each theme at each width. */
export const modes: Record<string, Mode> = Object.fromEntries(
  themeNames.flatMap((theme) =>
    (['phone', 'desktop'] as const).map((viewport) => [
      `${theme} ${viewport}`,
      { theme, viewport },
    ]),
  ),
);
