import type { Dto } from '#contract/types.gen.ts';

/** A line of the inbox. Instants in epoch milliseconds. */
export type MessageSummary = Readonly<Dto<'MessageSummary'>>;
/** A message with its text; line breaks count. */
export type Message = Readonly<Dto<'Message'>>;
