import { globSync } from 'node:fs';
import { root } from '../lib/source-hash.ts';
import { UsageError } from '../lib/usage-error.ts';
import { fromTemplates, type Names, namesOf, type Plan, read, refuseExisting } from './plan.ts';

const SITE_MAP = 'src/app/site-map.ts';

interface PageFields {
  title: string;
  group: string;
  access: string;
}

const unplanned: PageFields = { title: '새 페이지', group: 'community', access: 'members' };

/** The row of a page that is not built yet, as `later('/attendance', '출석체크', 'community'),`. */
function laterRow(siteMap: string, path: string): { row: string; fields: PageFields } | null {
  for (const [row, at, title, group, access] of siteMap.matchAll(
    /^ {2}later\('([^']+)', '([^']+)', '(\w+)'(?:, '(\w+)')?\),$/gm,
  ))
    if (at === path && title && group)
      return { row, fields: { title, group, access: access ?? unplanned.access } };
  return null;
}

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

/** A page with its declaration and its line in the site map, in the place of its row where it has one. */
export function planPage(given: string, path = `/${given}`): Plan {
  const names = namesOf(given);
  if (!/^(\/[A-Za-z0-9_-]+)+$/.test(path))
    throw new UsageError(`"${path}" is no path without parameters, such as /attendance`);
  const folder = `src/pages/${names.name}`;
  refuseExisting(folder);
  refuseDeclared(path);
  const siteMap = read(SITE_MAP);
  const later = laterRow(siteMap, path);
  const line = `  ${names.camel}Page,`;
  const withLine = later
    ? siteMap.replace(later.row, line)
    : siteMap.replace(/^\] as const;$/m, `${line}\n] as const;`);
  const place = later
    ? 'has the place of its row'
    : 'is the last of the menu: move it to its group';
  return {
    created: fromTemplates('page', folder, { ...names, path, ...(later?.fields ?? unplanned) }),
    edited: new Map([[SITE_MAP, addImport(withLine, names)]]),
    next: [
      `${path} ${place} in ${SITE_MAP}`,
      'title, group and access are in page.ts; docs/architecture.md, "Adding a page", has query and events',
    ],
  };
}
