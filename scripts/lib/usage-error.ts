/** A mistake of the caller: printed without a stack. */
export class UsageError extends Error {}
