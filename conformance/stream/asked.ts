/** A request for a stream, as it was sent. */
export interface StreamRequest {
  /** The value of the query's `topics`. */
  topics: string;
  /** The header Last-Event-ID; left out where there was none. */
  lastEventId?: string | undefined;
}

/** From where a topic goes on: the seq of its own, or a last id of all topics. */
export interface From {
  seq: number;
  isOwn: boolean;
}

/** Reads which topics were asked for, and from where on; null asks for the whole state. */
export function readAsked({ topics, lastEventId }: StreamRequest): Map<string, From | null> {
  const parts = topics.split(',').filter((part) => part !== '');
  const hasMarks = parts.some((part) => part.includes('@'));
  const common = lastEventId && !hasMarks ? { seq: Number(lastEventId), isOwn: false } : null;
  return new Map(
    parts.map((part) => {
      const [name = '', seq] = part.split('@');
      return [name, seq === undefined ? common : { seq: Number(seq), isOwn: true }];
    }),
  );
}
