import { globSync } from 'node:fs';
import { basename, dirname } from 'node:path';
import { root } from '../lib/source-hash.ts';
import { UsageError } from '../lib/usage-error.ts';
import { fromTemplates, namesOf, type Plan, read, refuseExisting } from './plan.ts';

const CONTRACT = 'openapi/openapi.yaml';

function moduleNames(): string[] {
  const routes = globSync('server/src/modules/*/routes.ts', { cwd: root });
  return routes.map((file) => basename(dirname(file))).sort();
}

function addPath(contract: string, path: string, ref: string): string {
  if (contract.includes(`\n  ${path}: `)) throw new UsageError(`${CONTRACT} has ${path} already`);
  return contract.replace(/^components:$/m, `  ${path}: { $ref: ${ref} }\ncomponents:`);
}

/** Adds a handler that says NOT_READY to the routes of a module. */
function addHandler(routes: string, file: string, operation: string): string {
  const names = /(Pick<\s*Handlers,[^>]*?)(,?\s*>)/;
  const first = /^( {2}return \{)$/m;
  if (!names.test(routes) || !first.test(routes))
    throw new UsageError(`${file} is not made as the others: add ${operation} by hand`);
  const withProblem = routes.includes('lib/problem.ts')
    ? routes
    : routes.replace(/(^import [^;]+;\n)/m, "$1import { problem } from '../../lib/problem.ts';\n");
  return withProblem
    .replace(names, `$1 | '${operation}'$2`)
    .replace(first, `$1\n    ${operation}: () => problem('NOT_READY'),`);
}

export interface OperationOptions {
  module: string | undefined;
  path: string | undefined;
}

/** A GET of the contract with its handler, which is not ready, and the client's call. */
export function planOperation(given: string, options: OperationOptions): Plan {
  const names = namesOf(given);
  const { module: owner, path = `/${names.name}` } = options;
  const modules = moduleNames();
  if (!owner || !modules.includes(owner))
    throw new UsageError(`--module names who answers it: one of ${modules.join(', ')}`);
  if (!/^(\/[A-Za-z0-9_-]+)+$/.test(path))
    throw new UsageError(`"${path}" is no path without parameters, such as /attendance`);
  const entity = `src/entities/${names.name}`;
  refuseExisting(entity);
  const paths = `openapi/paths/${names.name}.yaml`;
  const routes = `server/src/modules/${owner}/routes.ts`;
  const operation = `get${names.Name}`;
  const fields = { ...names, path };
  const files = fromTemplates('operation', '', fields);
  const created = new Map(
    [...files].map(([file, text]) => [
      file === 'path.yaml' ? paths : file.replace(/^entity/, entity),
      text,
    ]),
  );
  return {
    created,
    edited: new Map([
      [CONTRACT, addPath(read(CONTRACT), path, `paths/${names.name}.yaml#/${names.camel}`)],
      [routes, addHandler(read(routes), routes, operation)],
    ]),
    next: [
      `${paths}: what it answers, who may call it (x-access), then npm run api:gen`,
      `${routes}: an answer in the place of NOT_READY; then its tag is another than "later", and x-problems has no NOT_READY`,
      `${entity}: the call of the client, as a query; docs/recipes.md has lists and requests with a body`,
    ],
  };
}
