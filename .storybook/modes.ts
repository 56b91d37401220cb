import { themeNames } from '@/shared/theme';

/** Windows of the toolbar, each of another `$device`; a story is compared in that of a phone and of a desktop. */
export const viewports = {
  phone: { name: 'phone 390', styles: { width: '390px', height: '844px' } },
  tablet: { name: 'tablet 834', styles: { width: '834px', height: '1112px' } },
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
