import { type IncomingHttpHeaders, Agent as HttpAgent, request as httpRequest } from 'node:http';
import { Agent as HttpsAgent, request as httpsRequest } from 'node:https';

export interface HttpCall {
  method: string;
  url: string;
  headers?: Readonly<Record<string, string>>;
  body?: string | Buffer | undefined;
}

export interface HttpAnswer {
  /** Any three digits: the specification has statuses beyond 599, which `fetch` refuses. */
  status: number;
  headers: IncomingHttpHeaders;
  text: string;
}

const ANSWER_WITHIN_MS = 60_000;
const agents = {
  'http:': new HttpAgent({ keepAlive: true, maxSockets: 32 }),
  'https:': new HttpsAgent({ keepAlive: true, maxSockets: 32 }),
};

/** Sends one HTTP request and reads the whole answer; of an event stream, the head alone. Rejects when none comes. */
export function send({ method, url, headers = {}, body }: HttpCall): Promise<HttpAnswer> {
  const { protocol } = new URL(url);
  const [open, agent] =
    protocol === 'https:' ? [httpsRequest, agents['https:']] : [httpRequest, agents['http:']];
  const length: Record<string, string> =
    body === undefined ? {} : { 'content-length': String(Buffer.byteLength(body)) };
  return new Promise((resolve, reject) => {
    const sent = open(url, { method, agent, headers: { ...headers, ...length } });
    sent.setTimeout(ANSWER_WITHIN_MS, () => sent.destroy(new Error('no answer within 60 s')));
    // A server that has refused a large body need not read the rest of it: the answer counts, not the broken pipe.
    sent.on('error', reject);
    sent.on('response', (answer) => {
      const { statusCode: status = 0, headers: received } = answer;
      if (received['content-type']?.startsWith('text/event-stream')) {
        resolve({ status, headers: received, text: '' });
        return answer.destroy();
      }
      let text = '';
      answer.setEncoding('utf8');
      answer.on('data', (part: string) => {
        text += part;
      });
      answer.on('error', reject);
      answer.on('end', () => resolve({ status, headers: received, text }));
    });
    sent.end(body);
  });
}
