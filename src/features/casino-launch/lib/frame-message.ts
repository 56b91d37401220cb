import * as z from 'zod/mini';

/** What the page of a provider says of its game; anything else is not for us. */
const frameMessage = z.discriminatedUnion('type', [
  z.object({ type: z.literal('balance'), balance: z.int().check(z.nonnegative()) }),
  z.object({ type: z.literal('round') }),
  z.object({ type: z.literal('closed') }),
  z.object({ type: z.literal('error'), code: z.string().check(z.maxLength(64)) }),
]);

export type FrameMessage = z.infer<typeof frameMessage>;

/** Reads what a window has posted; null for anything that is no message of a game. */
export function readFrameMessage(data: unknown): FrameMessage | null {
  const { success, data: message } = frameMessage.safeParse(data);
  return success ? message : null;
}
