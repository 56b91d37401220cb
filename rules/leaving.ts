/** How long staff may take a leaving back, milliseconds. */
export const LEAVING_MS = 30 * 24 * 60 * 60_000;

/** A result may be corrected for so long after the end of its match: until then whoever leaves may be owed something. */
export const SETTLED_FOR_GOOD_MS = 24 * 60 * 60_000;
