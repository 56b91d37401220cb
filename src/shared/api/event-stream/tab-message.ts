import * as z from 'zod/mini';
import { fits } from '@/shared/lib/schema';
import type { StreamHealth, StreamMessage } from './types';

/** Messages between the tabs of one browser. */
export type TabMessage =
  | { type: 'lead' }
  | { type: 'want'; tab: string; topics: string[] }
  | { type: 'again'; topic: string }
  | { type: 'gone'; tab: string }
  | { type: 'message'; message: StreamMessage }
  | { type: 'health'; health: StreamHealth }
  | { type: 'refused'; topic: string };

/** Sent only by the tab that leads. */
export type LeaderMessage = Exclude<TabMessage, { type: 'want' | 'again' | 'gone' }>;

export interface TabChannel {
  postMessage: (message: TabMessage) => void;
  onmessage: ((event: MessageEvent<TabMessage>) => void) | null;
  close: () => void;
}

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

/** Another tab may be of an older or newer build. */
export const isTabMessage = fits(tabMessage);
