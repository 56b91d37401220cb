import { describe, expect, it } from 'vitest';
import * as checks from '#contract/checks.gen.ts';
import document from '#contract/openapi.json' with { type: 'json' };
import type { Contract } from './contract-checks.ts';

type Check = (value: unknown) => boolean;
interface Schema {
  $ref?: string;
  items?: Schema;
  required?: readonly string[];
}
interface Media {
  schema: Schema;
  example?: unknown;
}

const checkOf = (name: string) => (checks as Record<string, unknown>)[name] as Check;

/** The fields a record, or each record of a list, must have. */
function requiredOf({ $ref, items, required = [] }: Schema): readonly string[] {
  const schemas = document.components.schemas as Record<string, Schema>;
  const named = schemas[$ref?.split('/').at(-1) ?? ''];
  if (named) return requiredOf(named);
  return items ? requiredOf(items) : required;
}

/** The example of each good answer with the check of its operation or of its shape. */
const answers = Object.values(document.paths as Contract['paths'])
  .flatMap((path) => Object.values(path))
  .flatMap((operation) => {
    const { operationId = '', responses = {} } = operation as {
      operationId?: string;
      responses?: Record<string, { content?: Record<string, Media> }>;
    };
    return Object.entries(responses).flatMap(([status, { content }]) => {
      const media = content?.['application/json'];
      if (!status.startsWith('2') || media?.example === undefined) return [];
      const shape = media.schema.$ref?.split('/').at(-1);
      const name = shape ?? `${operationId[0]?.toUpperCase()}${operationId.slice(1)}Answer`;
      return [{ name: `is${name}`, example: media.example, required: requiredOf(media.schema) }];
    });
  });

describe('the generated checks', () => {
  it('are there for the answers of the contract', () => {
    expect(answers.length).toBeGreaterThan(25);
    expect(answers.filter(({ name }) => !checkOf(name))).toEqual([]);
  });

  it('are held to required fields at most of the answers', () => {
    expect(answers.flatMap(({ required }) => required).length).toBeGreaterThan(60);
  });

  it.each(answers)('$name takes its example', ({ name, example }) => {
    expect(checkOf(name)(example)).toBe(true);
    if (typeof example !== 'object' || Array.isArray(example)) return;
    expect(checkOf(name)({ ...example, addedByALaterServer: 1 })).toBe(true);
  });

  it.each(answers)(
    '$name refuses other values and a missing field',
    ({ name, example, required }) => {
      for (const other of [null, undefined, 'x', -1, true, [null]]) {
        expect(checkOf(name)(other)).toBe(false);
      }
      const [record] = [example].flat();
      if (typeof record !== 'object' || record === null) return;
      for (const field of required) {
        const rest = Object.fromEntries(Object.entries(record).filter(([key]) => key !== field));
        expect([field, checkOf(name)(Array.isArray(example) ? [rest] : rest)]).toEqual([
          field,
          false,
        ]);
      }
    },
  );
});
