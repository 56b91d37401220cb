/** One server-sent event, framed once as an HTTP chunk and written as it is to every reader. */
export interface Frame {
  chunk: Buffer;
  /** The same bytes without the chunk's head and tail, for readers of HTTP/1.0. */
  payload: Buffer;
}

const TAIL = '\r\n';
export const LAST_CHUNK = Buffer.from('0\r\n\r\n');

/** Frames raw event-stream text. */
export function frameText(text: string): Frame {
  const length = Buffer.byteLength(text);
  const head = `${length.toString(16)}\r\n`;
  const chunk = Buffer.from(head + text + TAIL);
  return { chunk, payload: chunk.subarray(head.length, head.length + length) };
}

/** Frames one event. JSON has no raw line break, so the data is always one line. */
export function frameEvent(event: string, data: object, id?: number): Frame {
  const idLine = id === undefined ? '' : `id: ${id}\n`;
  return frameText(`${idLine}event: ${event}\ndata: ${JSON.stringify(data)}\n\n`);
}
