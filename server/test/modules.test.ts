import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { MODULES } from '../src/modules.ts';

const SOURCE = join(import.meta.dirname, '..', 'src');
const FOLDER = join(SOURCE, 'modules');

interface Source {
  module: string;
  /** Path within the module. */
  file: string;
  text: string;
}

function sourcesOf(module: string): Source[] {
  return readdirSync(join(FOLDER, module), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts') && !/\.test\.ts$|(^|\/)test\//.test(file))
    .map((file) => ({ module, file, text: readFileSync(join(FOLDER, module, file), 'utf8') }));
}

const NAMES = readdirSync(FOLDER, { withFileTypes: true })
  .filter((one) => one.isDirectory())
  .map((one) => one.name);
const SOURCES = NAMES.flatMap(sourcesOf);

function named(sources: readonly Source[]): string[] {
  return sources.map(({ module, file }) => `${module}/${file}`);
}

function imports(text: string): { from: string; isType: boolean }[] {
  return [...text.matchAll(/^(?:import|export)\s+(type\s)?[^;]*?\sfrom '([^']+)';/gms)].map(
    ([, type, from = '']) => ({ from, isType: type !== undefined }),
  );
}

const isRepository = ({ file }: Source) => /(^|-)repository\.ts$/.test(file);
const HANDLES = /\bHandlers\b.*contract\/types/;
/** The desk has one file of handlers for each of its sections. */
const isRoutes = ({ module, file, text }: Source) =>
  file === 'routes.ts' || (module === 'desk' && HANDLES.test(text));
/** How the service of a file of handlers may be called: `service.ts`, of the desk's `members.ts` `member-service.ts`. */
const servicesOf = (file: string) =>
  file === 'routes.ts'
    ? ['service.ts']
    : [/\.ts$/, /s?\.ts$/].map((end) => file.replace(end, '-service.ts'));
const has = (module: string, file: string) => existsSync(join(FOLDER, module, file));

const RUNS_SQL = /\.query[<(]/;
const SQL = /[`']\s*(select\s|insert into\s|update \w+ (\w+ )?set\s|delete from\s|with \w+ as\s)/;

it('every folder is a module of the list, with a door, and invariants where it has tables', () => {
  expect(NAMES.length).toBeGreaterThan(10);
  const others = ['demo', 'stream'];
  expect(MODULES.map(({ name }) => name).sort()).toEqual([...NAMES, ...others].sort());
  expect(NAMES.filter((module) => !has(module, 'index.ts'))).toEqual([]);
  const stores = NAMES.filter(
    (module) => has(module, 'repository.ts') || has(module, 'invariants.ts'),
  );
  const ruled = MODULES.filter(({ invariants }) => Object.keys(invariants).length > 0);
  expect(stores.filter((module) => !ruled.some(({ name }) => name === module))).toEqual([]);
});

it('SQL is in repositories and invariants', () => {
  const others = SOURCES.filter((one) => !isRepository(one) && one.file !== 'invariants.ts');
  expect(named(others.filter(({ text }) => RUNS_SQL.test(text) || SQL.test(text)))).toEqual([]);
  for (const statement of ["db.query<Row>('x')", '`select 1`', "'update bet b set x'"])
    expect(RUNS_SQL.test(statement) || SQL.test(statement), statement).toBe(true);
});

it('operations are handled in routes and sections of the desk, which neither open transactions nor pass by a service', () => {
  const handlers = SOURCES.filter(({ text }) => HANDLES.test(text));
  expect(named(handlers.filter((one) => !isRoutes(one)))).toEqual([]);
  const routes = SOURCES.filter(isRoutes);
  expect(named(routes.filter(({ text }) => /\.tx\(/.test(text)))).toEqual([]);
  const passing = routes.filter(
    ({ module, file, text }) =>
      servicesOf(file).some((service) => has(module, service)) &&
      imports(text).some(({ from, isType }) => !isType && from.endsWith('repository.ts')),
  );
  expect(named(passing)).toEqual([]);
});

it('a repository knows neither HTTP nor the rules around it', () => {
  const UPWARDS = /\/(routes|service|index|problem|contract\/types)\.ts$/;
  const wrong = SOURCES.filter(isRepository).filter(({ text }) =>
    imports(text).some(({ from, isType }) => !isType && UPWARDS.test(from)),
  );
  expect(named(wrong)).toEqual([]);
});

it('modules know each other by their doors', () => {
  const wrong = SOURCES.filter(({ module, file, text }) =>
    imports(text).some(({ from }) => {
      const path = join(module, file, '..', from);
      const [other = ''] = path.split('/');
      return NAMES.includes(other) && other !== module && path !== `${other}/index.ts`;
    }),
  );
  expect(named(wrong)).toEqual([]);
});

it('no module needs itself, and none the desk', () => {
  const needs = new Map(NAMES.map((module) => [module, new Set<string>()]));
  for (const { module, file, text } of SOURCES)
    for (const { from } of imports(text)) {
      const [other = ''] = join(module, file, '..', from).split('/');
      if (other !== module && NAMES.includes(other)) needs.get(module)?.add(other);
    }
  function reaches(from: string, to: string, seen = new Set<string>()): boolean {
    if (seen.has(from)) return false;
    seen.add(from);
    return [...(needs.get(from) ?? [])].some((one) => one === to || reaches(one, to, seen));
  }
  expect(NAMES.filter((module) => reaches(module, module))).toEqual([]);
  expect(needs.get('sportsbook')).toContain('wager');
  expect(NAMES.filter((module) => needs.get(module)?.has('desk'))).toEqual([]);
});

it('lib knows nothing of modules, contract and streams', () => {
  const lib = join(SOURCE, 'lib');
  const files = readdirSync(lib).filter(
    (file) => file.endsWith('.ts') && !/\.test\.ts$/.test(file),
  );
  const upwards = files.filter((file) =>
    imports(readFileSync(join(lib, file), 'utf8')).some(({ from }) => from.startsWith('../')),
  );
  expect(files.length).toBeGreaterThan(10);
  expect(upwards).toEqual([]);
});
