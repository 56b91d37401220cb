import { relative } from 'node:path';
import { bundle, createConfig } from '@redocly/openapi-core';
import { root } from '../source-hash.ts';
import { type ContractJson, type Json, operationsOf } from './types.ts';

/** Throws when an operation has no id or shares one: the server binds handlers by it. */
function checkOperationIds(document: ContractJson): void {
  const seen = new Map<string, string>();
  for (const { path, method, operation } of operationsOf(document)) {
    const where = `${method.toUpperCase()} ${path}`;
    const id = operation.operationId;
    if (!id) throw new Error(`${where} has no operationId`);
    const other = seen.get(id);
    if (other) throw new Error(`${where} and ${other} share the operationId ${id}`);
    seen.set(id, where);
  }
}

/** Bundles the many files of a document into one; throws with every problem found. */
export async function bundleDocument(entry: string): Promise<Json> {
  const { bundle: document, problems } = await bundle({
    ref: entry,
    config: await createConfig({}),
  });
  const errors = problems.filter((problem) => problem.severity === 'error');
  if (errors.length > 0) {
    throw new Error(
      errors
        .map(({ message, location }) => {
          const [where] = location;
          return `${where ? relative(root, where.source.absoluteRef) : ''}${where?.pointer ?? ''}: ${message}`;
        })
        .join('\n'),
    );
  }
  // A plain copy: YAML anchors would otherwise be one object in two places.
  return JSON.parse(JSON.stringify(document.parsed)) as Json;
}

/** Bundles the contract, and throws where an operation has no id of its own. */
export async function bundleContract(entry: string): Promise<ContractJson> {
  const document = (await bundleDocument(entry)) as ContractJson;
  checkOperationIds(document);
  return document;
}
