import { globSync } from 'node:fs';
import { root } from '../lib/source-hash.ts';
import { UsageError } from '../lib/usage-error.ts';
import { fromTemplates, type Names, namesOf, type Plan, read, refuseExisting } from './plan.ts';

const SITE_MAP = 'src/app/site-map.ts';

const unplanned = { title: '새 페이지', group: 'community', access: 'members' };

function refuseDeclared(path: string): void {
  for (const file of globSync('src/pages/*/*.ts', { cwd: root }))
    if (read(file).includes(`path: '${path}'`))
      throw new UsageError(`${file} is the page of ${path} already`);
}

/** Imports a page before the first that comes after it by its folder, which may be `shared`. */
function addImport(siteMap: string, { name, camel }: Names): string {
  const lines = siteMap.split('\n');
  const folderOf = (line: string) => / from '(@\/[^']+)';$/.exec(line)?.[1] ?? '';
  const at = lines.findIndex((line) => folderOf(line) > `@/pages/${name}`);
  lines.splice(at, 0, `import { ${camel}Page } from '@/pages/${name}';`);
  return lines.join('\n');
}

/** A page with its declaration and its line in the site map. */
export function planPage(given: string, path = `/${given}`): Plan {
  const names = namesOf(given);
  if (!/^(\/[A-Za-z0-9_-]+)+$/.test(path))
    throw new UsageError(`"${path}" is no path without parameters, such as /attendance`);
  const folder = `src/pages/${names.name}`;
  refuseExisting(folder);
  refuseDeclared(path);
  const siteMap = read(SITE_MAP);
  const line = `  ${names.camel}Page,`;
  const withLine = siteMap.replace(/^\] as const;$/m, `${line}\n] as const;`);
  return {
    created: fromTemplates('page', folder, { ...names, path, ...unplanned }),
    edited: new Map([[SITE_MAP, addImport(withLine, names)]]),
    next: [
      `${path} is the last of the menu in ${SITE_MAP}: move it to its group`,
      'title, group and access are in page.ts; docs/architecture.md, "Adding a page", has query and events',
    ],
  };
}
