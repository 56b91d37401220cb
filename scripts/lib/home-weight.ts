import { clientSizes } from './client-sizes.ts';
import { libraryFloor } from './library-floor.ts';

/** What we may add of our own to the libraries of the design card, CSS included; 1 kB is 1000 bytes. */
const ownAllowance = 45_000;
/**
 * What a guest's home may weigh until it meets its limit; `docs/performance.md` says where the rest is to be won, and why
 * it went up.
 */
const ceiling = 172_000;

export interface HomeWeight {
  /** JS and CSS of a guest's home in brotli 11 bytes. */
  home: number;
  floor: Awaited<ReturnType<typeof libraryFloor>>;
  limit: number;
  /** Above this the build fails; at most the limit once that is met. */
  ceiling: number;
}

/** Weighs a guest's home in the built client against its limit: the libraries' floor and our own allowance. */
export async function homeWeight(): Promise<HomeWeight> {
  const { entry, pages } = await clientSizes();
  const page = pages.home;
  if (!page) throw new Error('no page "home" in the build: its weight is unknown');
  if (entry.js === 0) throw new Error('index.html loads no script');
  const floor = await libraryFloor();
  const home = entry.js + entry.css + page.js + page.css;
  const limit = floor.total + ownAllowance;
  return { home, floor, limit, ceiling: Math.max(ceiling, limit) };
}
