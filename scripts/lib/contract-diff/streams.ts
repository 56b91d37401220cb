import { compareStreamOperations, type StreamOperation } from './stream-operations.ts';
import { comparePromises } from './stream-limits.ts';
import { breaking, type Change, type Found, type Json } from './types.ts';

/** What all of a stream has: its address, its media type, how tokens are sent. */
function compareWhole(old: Json, now: Json): Found[] {
  const picked = (values: unknown, ...names: string[]): string =>
    JSON.stringify(
      Object.entries((values ?? {}) as Record<string, Json>).map(([key, value]) => [
        key,
        ...names.map((name) => value[name]),
      ]),
    );
  const schemes = ({ components }: Json): string =>
    picked((components as Json).securitySchemes, 'type', 'in', 'name');
  const servers = ({ servers: all }: Json): string => picked(all, 'host', 'pathname', 'protocol');
  return [
    ...(servers(old) === servers(now) ? [] : [breaking('stream servers', 'changed')]),
    ...(schemes(old) === schemes(now) ? [] : [breaking('stream security schemes', 'changed')]),
    ...(old.defaultContentType === now.defaultContentType
      ? []
      : [breaking('stream content type', 'changed')]),
    ...comparePromises(old, now),
  ];
}

const operationsOf = (document: Json): Map<string, StreamOperation> =>
  new Map(
    Object.entries((document.operations ?? {}) as Record<string, StreamOperation['value']>).map(
      ([name, value]) => [name, { document, value }],
    ),
  );

/**
 * Says what changed between two AsyncAPI documents for a reader that was made for the old one, as `diffContracts` does
 * for calls. A message is the same while the name of its event is.
 */
export function diffStreams(old: Json, now: Json): Change[] {
  const [before, after] = [operationsOf(old), operationsOf(now)];
  const whole = before.size > 0 ? compareWhole(old, now) : [];
  const names = Object.keys({ ...Object.fromEntries(before), ...Object.fromEntries(after) });
  return [
    ...whole.map((one) => ({ ...one, operation: '' })),
    ...names.flatMap((operation) => {
      const [was, is] = [before.get(operation), after.get(operation)];
      return compareStreamOperations(was, is).map((one) => ({ ...one, operation }));
    }),
  ];
}
