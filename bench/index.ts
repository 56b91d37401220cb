import { clientSizes } from '../scripts/lib/client-sizes.ts';
import { homeWeight } from '../scripts/lib/home-weight.ts';

const kB = (bytes: number): string => `${(bytes / 1000).toFixed(1)} kB`;

/** Prints what a guest downloads first, what each page adds, and the floor of the libraries beside the home. */
async function benchSizes(): Promise<void> {
  const { entry, pages } = await clientSizes();
  console.log('brotli 11 bytes      JS      CSS');
  for (const [name, { js, css }] of Object.entries({ entry, ...pages })) {
    console.log(`${name.padEnd(40)}${String(js).padStart(9)}${String(css).padStart(9)}`);
  }
  const { home, floor, limit } = await homeWeight();
  console.log('\nlibraries of the design card, each alone');
  for (const [name, bytes] of floor.each)
    console.log(`${name.padEnd(40)}${String(bytes).padStart(9)}`);
  console.log(`floor ${kB(floor.total)}, limit ${kB(limit)}, guest's home ${kB(home)}`);
}

const sections: Record<string, () => Promise<void>> = {
  sizes: benchSizes,
  placements: async () => (await import('./placements.ts')).benchPlacements(),
  board: async () => (await import('./board.ts')).benchBoard(),
  interactions: async () => (await import('./interactions.ts')).benchInteractions(),
  load: async () => (await import('./load.ts')).benchLoad(),
  catalogue: async () => (await import('./catalogue.ts')).benchCatalogue(),
  blocking: async () => (await import('./blocking.ts')).benchBlocking(),
};

const wanted = process.argv.slice(2);
const unknown = wanted.filter((name) => !(name in sections));
if (unknown.length > 0) {
  console.error(
    `unknown section ${unknown.join(', ')}; one of: ${Object.keys(sections).join(', ')}`,
  );
  process.exit(1);
}
for (const [name, run] of Object.entries(sections)) {
  if (wanted.length > 0 && !wanted.includes(name)) continue;
  console.log(`\n== ${name}`);
  await run();
}
