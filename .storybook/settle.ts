const patienceMs = 1000;
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

/** Waits until nothing loads and nothing of the document has changed for two frames; at most a second, as clocks tick. */
export async function settle(): Promise<void> {
  const giveUp = performance.now() + patienceMs;
  let changes = 0;
  const observer = new MutationObserver(() => {
    changes += 1;
  });
  observer.observe(document.body, {
    ...{ subtree: true, childList: true, attributes: true, characterData: true },
  });
  let quiet = 0;
  while (quiet < quietFrames && performance.now() < giveUp) {
    const before = changes;
    await frame();
    quiet = changes === before && !isLoading() ? quiet + 1 : 0;
  }
  observer.disconnect();
}
