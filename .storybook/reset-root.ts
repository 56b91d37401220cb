/**
 * Takes from the document what a story before wrote there (layout, bars of the slip, line of the member): models mark it and
 * nothing unmarks it when a story is replaced by the next. The theme is the toolbar's.
 */
export function resetRoot(): void {
  const { dataset } = document.documentElement;
  for (const name of Object.keys(dataset)) if (name !== 'theme') delete dataset[name];
}
