import document from '#contract/asyncapi.json' with { type: 'json' };

/** What the contract of the stream holds both sides to; milliseconds unless the name says otherwise. */
export const streamLimits = document['x-limits'];
