/**
 * What is right without being taken away: the toolbar's theme, and the layout, which every scope marks at its start. A story that is
 * drawn again for another window keeps its scope, which marks a layout only when it changes: taken away after that, it was gone.
 */
const kept = ['theme', 'layout'];

/**
 * Takes from the document what a story before wrote there (bars of the slip, line of the member): models mark it and nothing unmarks
 * it when a story is replaced by the next.
 */
export function resetRoot(): void {
  const { dataset } = document.documentElement;
  for (const name of Object.keys(dataset)) if (!kept.includes(name)) delete dataset[name];
}
