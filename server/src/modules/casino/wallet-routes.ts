import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import document from '#contract/provider.json' with { type: 'json' };
import type { ContractDocument, JsonSchema } from '../../contract/document.ts';
import { parseJsonBody } from '../../contract/json-body.ts';
import { type Check, schemaChecks } from '../../contract/validators.ts';
import type { ModuleDeps } from '../../module.ts';
import type { ProviderKeys } from './provider-keys.ts';
import { isSigned, isTimely } from './signature.ts';
import { type WalletAnswer, walletProblem } from './wallet-answer.ts';
import type { Wallet } from './wallet.ts';
import type { BodyOf, WalletCall } from './wallet-step.ts';

/** Signs what nobody can know: a call under an unknown key takes as long as one under a known one. */
const NO_SECRET = Buffer.alloc(32);
const OFFERED = Object.values(document.paths).map(({ post }) => ({
  call: post.operationId as WalletCall,
  schema: post.requestBody.content['application/json'].schema as JsonSchema,
}));

interface WalletServer {
  deps: Pick<ModuleDeps, 'clock' | 'log' | 'siteParts'>;
  keys: Pick<ProviderKeys, 'secretOf'>;
  wallet: Wallet;
}

type CallRequest = FastifyRequest<{ Params: { providerId: string } }>;

function send(reply: FastifyReply, { status, body }: WalletAnswer): FastifyReply {
  const type = status === 200 ? 'application/json' : 'application/problem+json';
  return reply
    .code(status)
    .headers({ 'content-type': `${type}; charset=utf-8`, 'cache-control': 'no-store' })
    .send(JSON.stringify(body));
}

const header = ({ headers }: FastifyRequest, name: string) => String(headers[name] ?? '');

/** Serves the wallet as the providers' contract says, outside of `/api`. */
export async function serveWallet(
  app: FastifyInstance,
  { deps: { clock, log, siteParts }, keys, wallet }: WalletServer,
): Promise<void> {
  const checkOf = schemaChecks(document as unknown as ContractDocument);

  async function isFrom(request: CallRequest, bytes: Buffer): Promise<boolean> {
    const timestamp = header(request, 'x-timestamp');
    const secret = await keys.secretOf(request.params.providerId, header(request, 'x-key'));
    const call = { method: request.method, path: request.url, timestamp, body: bytes };
    const isRight = isSigned(secret ?? NO_SECRET, call, header(request, 'x-signature'));
    return isRight && secret !== null && isTimely(timestamp, clock.now());
  }

  async function answerTo(
    request: CallRequest,
    call: WalletCall,
    check: Check,
  ): Promise<WalletAnswer> {
    const bytes = (request.body as Buffer | undefined) ?? Buffer.alloc(0);
    if (!(await isFrom(request, bytes))) return walletProblem('INVALID_SIGNATURE');
    const parsed = parseJsonBody(bytes);
    if (!parsed.ok || check(parsed.value)) return walletProblem('VALIDATION');
    return wallet.run(request.params.providerId, call, parsed.value as BodyOf<WalletCall>);
  }

  app.addHook('preClose', async () => wallet.stop());
  await app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('application/json', { parseAs: 'buffer' }, (_, bytes, done) =>
      done(null, bytes),
    );
    scope.setErrorHandler((error: { statusCode?: number }, request, reply) => {
      const { statusCode = 500 } = error;
      if (statusCode < 500) return send(reply, walletProblem('VALIDATION'));
      siteParts.casino.fails();
      log.error({ err: error, requestId: request.id }, 'a call of a casino provider failed');
      return send(reply, walletProblem('UNAVAILABLE'));
    });
    for (const { call, schema } of OFFERED) {
      const check = checkOf(schema);
      scope.post<{ Params: { providerId: string } }>(
        `/provider/:providerId/${call}`,
        async (request, reply) => {
          const answer = await answerTo(request, call, check);
          // What is not signed is no provider's.
          if (answer.status !== 401) siteParts.casino.note(reply.elapsedTime);
          return send(reply, answer);
        },
      );
    }
  });
}
