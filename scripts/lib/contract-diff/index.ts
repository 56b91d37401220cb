import { operationsOf } from '../contract-document/types.ts';
import { compareAnswers } from './answers.ts';
import { compareRequests } from './requests.ts';
import { compareRules } from './rules.ts';
import { breaking, type Change, type ContractJson, type Found, safe } from './types.ts';

export type { Change, ContractJson } from './types.ts';

function compareDocuments(old: ContractJson, now: ContractJson): Found[] {
  const differs = (one: unknown, other: unknown): boolean =>
    JSON.stringify(one) !== JSON.stringify(other);
  const [was, is] = [old.components.securitySchemes, now.components.securitySchemes];
  const place = (schemes: typeof was): unknown =>
    Object.entries(schemes ?? {}).map(([name, { type, in: at, name: header }]) => [
      name,
      type,
      at,
      header,
    ]);
  if (operationsOf(old).length === 0) return [];
  return [
    ...(differs(old.servers, now.servers) ? [breaking('servers', 'changed')] : []),
    ...(differs(place(was), place(is)) ? [breaking('security schemes', 'changed')] : []),
  ];
}

/**
 * What changed between two published contracts for a client that was made for the old one. Texts, examples and
 * names of shapes do not count. An operation is the same while its method and path are.
 */
export function diffContracts(old: ContractJson, now: ContractJson): Change[] {
  const sides = [old, now] as const;
  const keyed = (document: ContractJson) =>
    new Map(operationsOf(document).map((one) => [`${one.method} ${one.path}`, one]));
  const [before, after] = [keyed(old), keyed(now)];
  const changes = (operation: string, found: readonly Found[]): Change[] =>
    found.map((one) => ({ ...one, operation }));
  return [
    ...changes('', compareDocuments(old, now)),
    ...[...before].flatMap(([key, was]) => {
      const { operationId } = was.operation;
      const is = after.get(key);
      const where = `${was.method.toUpperCase()} ${was.path}`;
      if (!is) return changes(operationId, [breaking(where, 'operation removed')]);
      const renamed =
        is.operation.operationId === operationId
          ? []
          : [breaking('operationId', `${operationId} → ${is.operation.operationId}`)];
      return changes(operationId, [
        ...renamed,
        ...compareRules(was.operation, is.operation),
        ...compareRequests(sides, [was.item, was.operation], [is.item, is.operation]),
        ...compareAnswers(sides, was.operation, is.operation),
      ]);
    }),
    ...[...after]
      .filter(([key]) => !before.has(key))
      .flatMap(([, { method, path, operation }]) =>
        changes(operation.operationId, [safe(`${method.toUpperCase()} ${path}`, 'new operation')]),
      ),
  ];
}
