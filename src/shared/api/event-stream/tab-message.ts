import { isListOf, isOneOf, isShape, isText, isWhole, type Guard } from '@/shared/lib/shape';
import type { TabMessage } from './tab-stream';

const isNamed = isShape({ type: isText });
const isSequenced = isShape({ topic: isText, seq: isWhole() });
const isBare = isOneOf(['heartbeat', 'end']);

function isMessage(raw: unknown): boolean {
  return isNamed(raw) && (isBare(raw.type) || isSequenced(raw));
}

const checks: Record<TabMessage['type'], (raw: unknown) => boolean> = {
  lead: () => true,
  want: isShape({ tab: isText, topics: isListOf(isText) }),
  again: isShape({ topic: isText }),
  gone: isShape({ tab: isText }),
  message: isShape({ message: isMessage as Guard<unknown> }),
  health: isShape({ health: isOneOf(['live', 'late', 'offline']) }),
  refused: isShape({ topic: isText }),
};

/** Tells whether another tab said something we understand: it may be of an older or newer build. */
export function isTabMessage(raw: unknown): raw is TabMessage {
  return (
    isNamed(raw) && Object.hasOwn(checks, raw.type) && checks[raw.type as TabMessage['type']](raw)
  );
}
