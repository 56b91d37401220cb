/** For a document that goes on changing, as by a clock. */
const patienceMs = 1000;
/** For letters, pictures, scripts and styles. */
const loadingMs = 15_000;
const quietFrames = 2;

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
 * Waits until nothing loads and nothing of the document has changed for two frames: at most a second, as clocks tick, and
 * 15 s while something loads; throws after that.
 */
export async function settle(): Promise<void> {
  const started = performance.now();
  const waited = (): number => performance.now() - started;
  let changes = 0;
  const observer = new MutationObserver(() => {
    changes += 1;
  });
  observer.observe(document.body, {
    ...{ subtree: true, childList: true, attributes: true, characterData: true },
  });
  let quiet = 0;
  while (quiet < quietFrames && (waited() < patienceMs || isLoading())) {
    if (waited() > loadingMs) throw new Error('something of the story still loads after 15 s');
    const before = changes;
    await frame();
    quiet = changes === before && !isLoading() ? quiet + 1 : 0;
  }
  observer.disconnect();
}
