import { clientSizes } from '../scripts/lib/client-sizes.ts';
import { benchBoard } from './board.ts';
import { benchPlacements } from './placements.ts';

/** Prints what a guest downloads first and what each page adds. */
async function benchSizes(): Promise<void> {
  const { entry, pages } = await clientSizes();
  console.log('brotli 11 bytes      JS      CSS');
  for (const [name, { js, css }] of Object.entries({ entry, ...pages })) {
    console.log(`${name.padEnd(40)}${String(js).padStart(9)}${String(css).padStart(9)}`);
  }
}

const sections: Record<string, () => Promise<void>> = {
  sizes: benchSizes,
  placements: benchPlacements,
  board: benchBoard,
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
