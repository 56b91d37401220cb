/**
 * Wraps a model that a story gives as an arg. Storybook sends args to its manager as text, all that hangs on them, and a
 * model hangs on every unit of the page: half a minute a story. Inherited properties are used alike and are not sent.
 */
export function asArg<T extends object>(model: T): T {
  return Object.create(model) as T;
}
