/** The page of a round in the colours of the site; its signature does not cover them. */
export function inTheme(url: string, theme: string): string {
  const themed = new URL(url);
  themed.searchParams.set('theme', theme);
  return themed.href;
}
