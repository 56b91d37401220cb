/** For a document that goes on changing, as by a clock. */
const patienceMs = 1000;
/** For letters, pictures, scripts and styles. */
const loadingMs = 15_000;
/** Without a change, so that what draws late in turns or parts has come. */
const quietMs = 120;

/** Whether something that belongs to the picture is on its way; the bundler takes a script away once it has run. */
const isLoading = (): boolean =>
  document.head.querySelector('script[data-rspack]') !== null ||
  [...document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]')].some(
    ({ sheet }) => !sheet,
  ) ||
  [...document.images].some(({ complete, loading }) => !complete && loading !== 'lazy') ||
  document.fonts.status === 'loading';

const frame = (): Promise<unknown> => new Promise(requestAnimationFrame);

/**
 * Waits until nothing loads and nothing of the document has changed for 120 ms: at most a second, as clocks tick, and
 * 15 s while something loads; throws after that.
 */
export async function settle(): Promise<void> {
  const started = performance.now();
  let lastChange = started;
  const observer = new MutationObserver(() => {
    lastChange = performance.now();
  });
  observer.observe(document.body, {
    ...{ subtree: true, childList: true, attributes: true, characterData: true },
  });
  for (;;) {
    await frame();
    const now = performance.now();
    if (isLoading()) lastChange = now;
    if (now - lastChange >= quietMs) break;
    if (now - started > patienceMs && !isLoading()) break;
    if (now - started > loadingMs) throw new Error('something of the story still loads after 15 s');
  }
  observer.disconnect();
}
