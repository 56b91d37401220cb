import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import type { Config } from '../config.ts';
import type { DeviceOf, Guard, Handlers } from '../contract/types.ts';
import type { Bus, TopicSource } from '../stream/types.ts';
import type { Clock } from './clock.ts';
import type { Db } from './db.ts';
import type { Ids } from './ids.ts';
import type { RateLimits } from './rate-limits.ts';
import type { DueTask, Scheduler } from './scheduler.ts';

export type Log = FastifyBaseLogger;

/** What every module is made from. Nothing here is global: a test makes its own. */
export interface ModuleDeps {
  db: Db;
  clock: Clock;
  ids: Ids;
  log: Log;
  config: Config;
  bus: Bus;
  scheduler: Scheduler;
  limits: RateLimits;
}

/** What a module gives to the composition in `modules.ts`. */
export interface ServerModule {
  handlers: Partial<Handlers>;
  tasks?: readonly DueTask[];
  topics?: readonly TopicSource[];
  /** At most one module (auth) provides it. */
  guard?: Guard;
  /** Names the device behind a call, for limits `by: device`; null for one that is not known. With `guard`. */
  deviceOf?: DeviceOf;
  /** Runs before the operations of the contract are served: looks at every call on its way in. */
  before?(app: FastifyInstance): Promise<void>;
  /** Serves what is no operation of the contract, outside of `/api`: pages of its own. */
  serve?(app: FastifyInstance): Promise<void>;
  /** Runs once after migrations and before the first request: demo data, caches. */
  start?(): Promise<void>;
  close?(): Promise<void>;
}
