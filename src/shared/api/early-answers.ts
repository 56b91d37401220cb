declare global {
  /** Calls that `public/prelude.js` started before the app was loaded, by their address; null where they failed. */
  var hanpanEarly: Map<string, Promise<Response | null>> | undefined;
}

/** An answer that waited longer says too little of now. */
const longestMs = 30_000;

/**
 * Sends a request, or takes the answer that the document's first script requested; each serves once. Such an answer carries no
 * server time: how old it is cannot be known from the moment of this call.
 */
export async function fetchOrTakeEarly(request: Request): Promise<Response> {
  const early = request.method === 'GET' ? globalThis.hanpanEarly : undefined;
  const pending = early?.get(request.url);
  early?.delete(request.url);
  if (pending === undefined || performance.now() > longestMs) return globalThis.fetch(request);
  const answer = await pending;
  request.signal.throwIfAborted();
  // A refusal may be one that the member's token lifts.
  if (!answer?.ok) return globalThis.fetch(request);
  const headers = new Headers(answer.headers);
  headers.delete('x-server-time');
  return new Response(answer.body, { status: answer.status, headers });
}
