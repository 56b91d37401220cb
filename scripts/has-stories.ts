// Each component that a slice or a folder of shared/ui exports has a story file beside it.
import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { root } from './lib/source-hash.ts';

const indexes = globSync('src/{{entities,features,widgets,pages}/*,shared/ui/*}/index.ts', {
  cwd: root,
});
const EXPORT = /export \{([^}]*)\} from '([^']+)'/g;

const without = indexes.flatMap((index) =>
  [...readFileSync(join(root, index), 'utf8').matchAll(EXPORT)].flatMap(
    ([, names = '', from = '']) => {
      const file = join(root, dirname(index), from);
      const components = names.split(',').filter((name) => /^\s*[A-Z][a-z]/.test(name));
      const isFine = components.length === 0 || !existsSync(`${file}.tsx`);
      return isFine || existsSync(`${file}.stories.tsx`)
        ? []
        : [`${index}: ${components.join().trim()}`];
    },
  ),
);
if (without.length > 0) console.error(`without a story:\n${without.join('\n')}`);
process.exitCode = without.length > 0 ? 1 : 0;
