import { type JsonSchema, resolve } from './document.ts';

function textOf({ format, pattern, minLength = 0 }: JsonSchema): string {
  if (format === 'uri') return 'https://example.com/';
  if (format === 'date-time') return new Date(0).toISOString();
  if (pattern !== undefined) throw new Error(`an example is missing for a text like ${pattern}`);
  return 'x'.repeat(Number(minLength));
}

/**
 * Makes the plainest value that a schema allows, for what the contract shows no example of.
 * @throws for a text with a pattern, which only an example can show.
 */
export function sampleOf(schema: JsonSchema): unknown {
  const found = resolve<JsonSchema>(schema);
  if ('example' in found) return found.example;
  if ('const' in found) return found.const;
  if (Array.isArray(found.enum)) return found.enum[0];
  const [choice] = (found.oneOf ?? found.anyOf ?? []) as JsonSchema[];
  if (choice) return sampleOf(choice);
  const [type] = [found.type].flat();
  if (type === 'string') return textOf(found);
  if (type === 'integer' || type === 'number') return found.minimum ?? 0;
  if (type === 'boolean') return false;
  if (type === 'array') return [];
  if (type !== 'object') return null;
  const properties = (found.properties ?? {}) as Record<string, JsonSchema>;
  return Object.fromEntries(
    Object.entries(properties).map(([key, field]) => [key, sampleOf(field)]),
  );
}
