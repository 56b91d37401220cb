/** For a document that goes on changing, as by a clock. */
const patienceMs = 1000;
/** For letters, pictures, scripts and styles. */
const loadingMs = 15_000;
/** Without a change, so that what draws late in turns or parts has come. */
const quietMs = 120;
/** With a skeleton, which stays for 200 ms once it is drawn, even where the answer is there already (`useShownLong`). */
const quietBusyMs = 320;
/** A long frame counts as this much: what a part did in it is only drawn in the frames after. */
const longestFrameMs = 20;

/** Whether something that belongs to the picture is on its way; the bundler takes a script away once it has run. */
const isLoading = (): boolean =>
  document.head.querySelector('script[data-rspack]') !== null ||
  [...document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]')].some(
    ({ sheet }) => !sheet,
  ) ||
  [...document.images].some(({ complete, loading }) => !complete && loading !== 'lazy') ||
  document.fonts.status === 'loading';

const quietNeeded = (): number =>
  document.querySelector('[aria-busy="true"]') ? quietBusyMs : quietMs;

const frame = (): Promise<unknown> => new Promise(requestAnimationFrame);

/** Until the browser has nothing else to do: on a busy machine what has loaded is drawn long after, in a task that waits. */
const idle = (): Promise<unknown> =>
  new Promise((done) => {
    // Safari has none.
    if ('requestIdleCallback' in window) requestIdleCallback(done, { timeout: patienceMs });
    else setTimeout(done, quietMs);
  });

/**
 * Waits until nothing loads and nothing of the document has changed for 120 ms of even frames, 320 beside a skeleton: at most a
 * second of them, as clocks tick, and 15 s while something loads; throws after that.
 */
export async function settle(): Promise<void> {
  const started = performance.now();
  let last = started;
  let passed = 0;
  let quiet = 0;
  const observer = new MutationObserver(() => {
    quiet = 0;
  });
  observer.observe(document.body, {
    subtree: true,
    childList: true,
    attributes: true,
    characterData: true,
  });
  for (;;) {
    await frame();
    const now = performance.now();
    const length = Math.min(longestFrameMs, now - last);
    last = now;
    passed += length;
    quiet = isLoading() ? 0 : quiet + length;
    if (quiet >= quietNeeded()) {
      await idle();
      await frame();
      if (quiet > 0 && !isLoading()) break;
      last = performance.now();
    }
    if (passed > patienceMs && !isLoading()) break;
    if (now - started > loadingMs) throw new Error('something of the story still loads after 15 s');
  }
  observer.disconnect();
}
