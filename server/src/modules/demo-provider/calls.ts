import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import * as z from 'zod/mini';
import { BACCARAT_BETS, ROULETTE_BETS } from '#rules/casino/types.ts';
import type { Addresses } from './addresses.ts';
import type { Playing } from './play.ts';
import { PlayRefused, refused } from './play-refused.ts';
import type { PlayCode, PlayError } from './types.ts';

const STATUS: Partial<Record<PlayCode, number>> = {
  INVALID_REQUEST: 400,
  PLAY_UNKNOWN: 401,
  GAME_UNKNOWN: 404,
  REPLAY_UNKNOWN: 404,
  INVALID_BET: 422,
  TOO_FAST: 429,
  INTERNAL: 500,
  PENDING: 503,
  RETRY: 503,
  UNAVAILABLE: 503,
};
const CONFLICT = 409;
const FAILED = 500;

const MAX_BETS = 200;
const MAX_NUMBERS = 18;
const POCKETS = 36;

const amount = z.int().check(z.gte(0));
/** What a bet has to look like; which bets a game has, and how high, is for its rules. */
const bet = z.union([
  z.strictObject({ kind: z.literal('lines'), amount }),
  z.strictObject({
    kind: z.enum(ROULETTE_BETS),
    numbers: z.array(z.int().check(z.gte(0), z.lte(POCKETS))).check(z.maxLength(MAX_NUMBERS)),
    amount,
  }),
  z.strictObject({ kind: z.enum(BACCARAT_BETS), amount }),
]);
const opening = z.strictObject({ token: z.string().check(z.regex(/^[\w-]{20,100}$/)) });
const round = z.strictObject({
  requestId: z.uuid(),
  bets: z.array(bet).check(z.minLength(1), z.maxLength(MAX_BETS)),
});
const seed = z.strictObject({ clientSeed: z.string().check(z.maxLength(32)) });

function read<S extends z.ZodMiniType>(schema: S, body: unknown): z.output<S> {
  const parsed = z.safeParse(schema, body);
  if (!parsed.success) throw refused('INVALID_REQUEST');
  return parsed.data;
}

function playIdOf({ headers }: FastifyRequest): string {
  const id = headers['x-play'];
  if (typeof id !== 'string' || !/^[\w-]{43}$/.test(id)) throw refused('PLAY_UNKNOWN');
  return id;
}

/** Answers an error of any kind as a `PlayError`. */
export function answerRefused(error: unknown, request: FastifyRequest, reply: FastifyReply) {
  const { statusCode = FAILED } = error as { statusCode?: number };
  const isBroken = statusCode < FAILED;
  const known =
    error instanceof PlayRefused ? error : refused(isBroken ? 'INVALID_REQUEST' : 'INTERNAL');
  const { code, message: title, extra } = known;
  if (code === 'INTERNAL')
    request.log.error({ err: error, url: request.routeOptions.url }, 'failed');
  const body: PlayError = { ...extra, code, title };
  return reply
    .code(STATUS[code] ?? CONFLICT)
    .header('cache-control', 'no-store')
    .send(body);
}

/** Serves what the page of a game calls. */
export function serveCalls(
  app: FastifyInstance,
  { playing, addresses }: { playing: Playing; addresses: Addresses },
): void {
  app.addHook('onRequest', async (_, reply) => {
    reply.header('cache-control', 'no-store');
  });
  app.post('/play/open', ({ body }) => playing.open(read(opening, body).token));
  app.get('/play/state', (request) => playing.state(playIdOf(request)));
  app.post('/play/round', (request) => playing.round(playIdOf(request), read(round, request.body)));
  app.post('/play/seed', (request) =>
    playing.seed(playIdOf(request), read(seed, request.body).clientSeed),
  );
  app.get<{ Params: { roundId: string }; Querystring: Record<string, unknown> }>(
    '/replay/:roundId/data',
    ({ params: { roundId }, query }) => {
      if (!addresses.mayReplay(roundId, query)) throw refused('REPLAY_UNKNOWN');
      return playing.replay(roundId);
    },
  );
}
