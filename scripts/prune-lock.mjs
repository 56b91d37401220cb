// Drops optional edges to packages the lock does not hold: the registry lacks some binaries of other
// platforms, `npm install` then leaves them out of the lock, and `npm ci` refuses such a lock.
import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const file = fileURLToPath(new URL('../package-lock.json', import.meta.url));
const text = readFileSync(file, 'utf8');
const lock = JSON.parse(text);
const { packages } = lock;

/** Finds a dependency the way node does: in the package's own folder, then in each folder above it. */
function resolve(from, name) {
  for (let dir = from; ; ) {
    const hit = packages[`${dir ? `${dir}/` : ''}node_modules/${name}`];
    if (hit) return hit;
    if (!dir) return undefined;
    const up = dir.lastIndexOf('/node_modules/');
    dir = up >= 0 ? dir.slice(0, up) : '';
  }
}

const dropped = [];
for (const [path, entry] of Object.entries(packages)) {
  const edges = entry.optionalDependencies;
  if (!edges) continue;
  for (const [name, spec] of Object.entries(edges)) {
    const hit = resolve(path, name);
    // An exact version matters: two versions of one package can stand side by side.
    const held = hit && (!/^\d/.test(spec) || hit.version === spec);
    if (held) continue;
    delete edges[name];
    dropped.push(`${path || '.'} → ${name}@${spec}`);
  }
  if (Object.keys(edges).length === 0) delete entry.optionalDependencies;
}

if (process.argv.includes('--check')) {
  if (dropped.length > 0) {
    console.error(`package-lock.json is not pruned; run \`npm run deps\`:\n${dropped.join('\n')}`);
    process.exit(1);
  }
  console.log('package-lock.json is pruned');
} else if (dropped.length > 0) {
  writeFileSync(file, `${JSON.stringify(lock, null, 2)}\n`);
  console.log(`package-lock.json: dropped ${dropped.length} optional edges`);
}
