import * as z from 'zod/mini';
import { fits } from '@/shared/lib/schema';
import type { TabMessage } from './tab-stream';
import type { StreamMessage } from './types';

/** The leading tab has checked the rest against the contract. */
const messageHead = z.union([
  z.object({ type: z.enum(['heartbeat', 'end']) }),
  z.object({ type: z.string(), topic: z.string(), seq: z.int() }),
]);

const tabMessage: z.ZodMiniType<TabMessage> = z.discriminatedUnion('type', [
  z.object({ type: z.literal('lead') }),
  z.object({ type: z.literal('want'), tab: z.string(), topics: z.array(z.string()) }),
  z.object({ type: z.literal('again'), topic: z.string() }),
  z.object({ type: z.literal('gone'), tab: z.string() }),
  z.object({ type: z.literal('message'), message: z.custom<StreamMessage>(fits(messageHead)) }),
  z.object({ type: z.literal('health'), health: z.enum(['live', 'stale', 'offline']) }),
  z.object({ type: z.literal('refused'), topic: z.string() }),
]);

/** Tells whether another tab said something we understand: it may be of an older or newer build. */
export const isTabMessage = fits(tabMessage);
