import { createHash, randomBytes } from 'node:crypto';
import type { FastifyInstance, FastifyReply } from 'fastify';
import type { Clock } from '../../../lib/clock.ts';
import { PAY_PATH } from '../secure-url.ts';
import type { PayService } from './pay-service.ts';
import { SCRIPT } from './script.ts';
import { STYLES } from './styles.ts';
import { type Notice, payView, unknownView } from './view.ts';

/** Longer than any form of the page. */
const FORM_LIMIT = 2_048;

const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/** The one style and the one script by their hashes, which the page that the script reads again has as well. */
const POLICY = [
  "default-src 'none'",
  `style-src ${hashOf(STYLES)}`,
  `script-src ${hashOf(SCRIPT)}`,
  'img-src data:',
  "font-src 'self'",
  "connect-src 'self'",
  "form-action 'self'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
].join('; ');

function send(reply: FastifyReply, status: number, text: string): FastifyReply {
  return reply
    .code(status)
    .headers({ 'cache-control': 'no-store', 'content-security-policy': POLICY })
    .type('text/html; charset=utf-8')
    .send(text);
}

/** SIMULATED: serves the provider's page at the addresses for paying. Its address is all that it asks for. */
export async function servePayPages(
  app: FastifyInstance,
  { pay, clock }: { pay: PayService; clock: Clock },
): Promise<void> {
  async function show(reply: FastifyReply, token: string, notice: Notice | null, status = 200) {
    const state = await pay.read(token, clock.now());
    if (!state) return send(reply, 404, unknownView());
    const once = randomBytes(16).toString('hex');
    return send(reply, status, payView(state, { once, notice }));
  }

  await app.register(async (pages) => {
    // A form without a script sends this; the calls under /api take JSON alone.
    pages.addContentTypeParser(
      'application/x-www-form-urlencoded',
      { parseAs: 'string', bodyLimit: FORM_LIMIT },
      (_, text, done) => done(null, new URLSearchParams(String(text))),
    );
    const url = `${PAY_PATH}:token`;
    pages.get<{ Params: { token: string }; Querystring: { sent?: string } }>(
      url,
      (request, reply) =>
        show(reply, request.params.token, request.query.sent === '1' ? 'done' : null),
    );
    pages.post<{ Params: { token: string } }>(url, async ({ params: { token }, body }, reply) => {
      const sent = body instanceof URLSearchParams ? body : new URLSearchParams();
      const form = {
        choice: sent.get('choice'),
        amount: sent.get('amount'),
        delivery: sent.get('delivery'),
        due: sent.get('due'),
        once: sent.get('once'),
      };
      const outcome = await pay.pay(token, form, clock.now());
      if (outcome !== 'done') return show(reply, token, outcome, 422);
      return reply.header('cache-control', 'no-store').redirect('?sent=1', 303);
    });
  });
}
