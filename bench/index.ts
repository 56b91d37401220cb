import { parseArgs } from 'node:util';
import { clientSizes } from '../scripts/lib/client-sizes.ts';
import { homeWeight } from '../scripts/lib/home-weight.ts';

const kB = (bytes: number): string => `${(bytes / 1000).toFixed(1)} kB`;

/**
 * Prints what a guest downloads first, what each page adds, and the floor of the libraries beside the home. Ends with 1 when the
 * home is above its ceiling.
 */
async function benchSizes(): Promise<void> {
  const { entry, pages } = await clientSizes();
  console.log('brotli 11 bytes      JS      CSS');
  for (const [name, { js, css }] of Object.entries({ entry, ...pages })) {
    console.log(`${name.padEnd(40)}${String(js).padStart(9)}${String(css).padStart(9)}`);
  }
  const { home, floor, limit, ceiling } = await homeWeight();
  console.log('\nlibraries of the design card, each alone');
  for (const [name, bytes] of floor.each)
    console.log(`${name.padEnd(40)}${String(bytes).padStart(9)}`);
  console.log(`floor ${kB(floor.total)}, limit ${kB(limit)}, guest's home ${kB(home)}`);
  if (home > limit) console.log(`NOT MET: ${kB(home - limit)} over; held at ${kB(ceiling)}`);
  if (home > ceiling) process.exitCode = 1;
}

const SHORT = ['floor', 'home'] as const;

/** Each prints its figures; `once` is the shortest run that goes the whole way: that it runs, not what it measures. */
const sections: Record<string, (once: boolean) => Promise<void>> = {
  sizes: benchSizes,
  async placements(once) {
    const { benchPlacements } = await import('./placements.ts');
    await benchPlacements(once ? { clients: [8], rounds: 1, sliceMs: 100 } : {});
  },
  async settlement(once) {
    const { benchSettlement } = await import('./settlement.ts');
    await benchSettlement(once ? { bets: { pglite: 200 }, sliceMs: 200 } : {});
  },
  async rounds(once) {
    const { benchRounds } = await import('./rounds.ts');
    await benchRounds(once ? { kinds: ['pglite'], bets: 100 } : {});
  },
  async stages(once) {
    const { benchStages } = await import('./stages.ts');
    await benchStages(once ? { games: [503] } : {});
  },
  async limits(once) {
    const { benchLimits } = await import('./limits.ts');
    await benchLimits(once ? { clients: 4, rounds: 1, sliceMs: 100 } : {});
  },
  async statement(once) {
    const { benchStatement } = await import('./statement.ts');
    await benchStatement(once ? { kind: 'pglite', lines: 2_000, repeats: 1 } : {});
  },
  async ranking(once) {
    const { benchRanking } = await import('./ranking.ts');
    const short = { players: 200, history: 5, settled: 40, seconds: 2 };
    await benchRanking(once ? { kind: 'pglite', ...short } : {});
  },
  async posts(once) {
    const { benchPosts } = await import('./posts.ts');
    await benchPosts(once ? { kind: 'pglite', posts: 1_000, few: 500, repeats: 1 } : {});
  },
  async approvals(once) {
    const { benchApprovals } = await import('./approvals.ts');
    await benchApprovals(once ? { deposits: { pglite: 20 } } : {});
  },
  async 'desk-table'(once) {
    const { benchDeskTable } = await import('./desk-table.ts');
    await benchDeskTable(once ? { rows: [20], strokes: 5 } : {});
  },
  async board(once) {
    const { benchBoard } = await import('./board.ts');
    await benchBoard(once ? { rates: [1000], seconds: 1, repeats: 1 } : {});
  },
  async 'first-odds'(once) {
    const { benchFirstOdds } = await import('./first-odds.ts');
    await benchFirstOdds(once ? { fixtures: [100], repeats: 1, views: ['phone'] } : {});
  },
  async interactions(once) {
    const { benchInteractions } = await import('./interactions.ts');
    await benchInteractions(once ? { repeats: 1, views: ['phone'], scenes: ['slip'] } : {});
  },
  async load(once) {
    await (await import('./load.ts')).benchLoad(once ? { repeats: 1, names: SHORT } : {});
  },
  async catalogue(once) {
    await (await import('./catalogue.ts')).benchCatalogue(once ? { saves: 1 } : {});
  },
  async live(once) {
    await (await import('./desk-live.ts')).benchDeskLive(once ? { turns: 1 } : {});
  },
  async blocking(once) {
    await (await import('./blocking.ts')).benchBlocking(once ? { repeats: 1, names: SHORT } : {});
  },
};

const { values, positionals: wanted } = parseArgs({
  allowPositionals: true,
  options: { once: { type: 'boolean', default: false } },
});
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
  await run(values.once);
}
