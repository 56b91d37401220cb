import rateLimit from '@fastify/rate-limit';
import type { FastifyInstance, FastifyRequest } from 'fastify';

export interface Rate {
  max: number;
  perSeconds: number;
}

/** Counts calls by key in fixed windows of real time: a manual clock must lock nobody out. */
export interface RateLimit {
  /** Counts one; returns the seconds to wait when it is one too many, else null. */
  take(request: FastifyRequest, key: string): Promise<number | null>;
  /** Whether the next would be one too many. */
  isFull(request: FastifyRequest, key: string): Promise<boolean>;
}

export interface RateLimits {
  create(rate: Rate): RateLimit;
}

declare module 'fastify' {
  interface FastifyRequest {
    rateKey: string;
  }
}

/** Keys that one limit remembers; the longest unused go first. */
const KEYS = 20_000;

/** In memory of this process; behind several servers the proxy limits as well. */
export async function createRateLimits(app: FastifyInstance): Promise<RateLimits> {
  app.decorateRequest('rateKey', '');
  await app.register(rateLimit, { global: false });
  return {
    create({ max, perSeconds }) {
      // `cache` is read and missing in the types.
      const options = {
        max,
        timeWindow: perSeconds * 1000,
        cache: KEYS,
        keyGenerator: (request: FastifyRequest) => request.rateKey,
      };
      const count = app.createRateLimit(options);
      return {
        async take(request, key) {
          request.rateKey = key;
          const counted = await count(request);
          return !counted.isAllowed && counted.isExceeded ? counted.ttlInSeconds : null;
        },
        async isFull(request, key) {
          request.rateKey = key;
          const counted = await count(request, { increment: false });
          return !counted.isAllowed && counted.remaining === 0;
        },
      };
    },
  };
}
