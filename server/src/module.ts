import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { OperationId } from '#contract/types.gen.ts';
import type { Config } from './config.ts';
import type { DeviceOf, Guard, Handlers } from './contract/types.ts';
import type { Clock } from './lib/clock.ts';
import type { Db } from './lib/db.ts';
import type { Ids } from './lib/ids.ts';
import type { Invariants } from './lib/invariants.ts';
import type { Log } from './lib/log.ts';
import type { RateLimits } from './lib/rate-limits.ts';
import type { DueTask, Scheduler } from './lib/scheduler.ts';
import type { SiteParts } from './lib/site-parts.ts';
import type { StreamHub } from './stream/hub.ts';
import type { Bus, TopicSource } from './stream/types.ts';

/** What every module is made from. Nothing here is global: a test makes its own. */
export interface ModuleDeps {
  db: Db;
  clock: Clock;
  ids: Ids;
  log: Log;
  config: Config;
  bus: Bus;
  /** Who reads the streams, for the few who have to know; all others publish to `bus`. */
  hub: Pick<StreamHub, 'open' | 'seqOf' | 'sessions' | 'stats'>;
  scheduler: Scheduler;
  limits: RateLimits;
  /** How the parts of the site run, as they report it. */
  siteParts: SiteParts;
}

/** Pages that are somebody else's, at an origin of their own: the server listens for them on a second port. */
export interface OwnOrigin {
  app: FastifyInstance;
  /** Where it is as who sends a request to the site sees it; null where its host is none. */
  addressFor(request: FastifyRequest): string | null;
}

/** A module of one running server, as its definition made it. */
export interface ServerModule {
  routes?: Partial<Handlers>;
  scheduled?: readonly DueTask[];
  topics?: readonly TopicSource[];
  /** At most one module (auth) provides it. */
  guard?: Guard;
  /** Names the device behind a call, for limits `by: device`; null for one that is not known. With `guard`. */
  deviceOf?: DeviceOf;
  /** Runs before the operations of the contract are served: looks at every call on its way in. */
  before?(app: FastifyInstance): Promise<void>;
  /** Serves what is no operation of the contract, outside of `/api`: pages of its own. */
  serve?(app: FastifyInstance): Promise<void>;
  /** At most one module (demo-provider) has it; what it serves may be framed by the site. */
  origin?: OwnOrigin;
  /** Runs once after migrations and before the first request: demo data, caches. */
  start?(): Promise<void>;
  close?(): Promise<void>;
  /** What other modules call; a module may have more of such under names of its own. */
  service?: object;
}

/** The module of this server that a definition makes: the same one for all. */
export type Use = <Made extends ServerModule>(definition: ModuleDefinition<Made>) => Made;

/** All that the server knows of a module before it is made. */
export interface ModuleDefinition<Made extends ServerModule = ServerModule> {
  /** That of its folder. */
  readonly name: string;
  /** Those that this module alone writes. */
  readonly tables: readonly string[];
  /** How the files of its SQL functions begin, or their whole names. */
  readonly sqlFunctions: readonly string[];
  readonly invariants: Invariants;
  /** Those of its operations that guests may call: said a second time, so that none becomes public by a slip. */
  readonly guests: readonly OperationId[];
  instance(deps: ModuleDeps, use: Use): Made;
}

interface ModuleParts<Made extends ServerModule>
  extends Partial<Omit<ModuleDefinition, 'name' | 'instance'>>,
    Pick<ModuleDefinition, 'name'> {
  /** `use` gives what it needs of other modules. */
  create(deps: ModuleDeps, use: Use): Made;
}

/** Defines a module. Its folder and its line in `modules.ts` are all that the server has of it. */
export function defineModule<Made extends ServerModule>({
  name,
  tables = [],
  sqlFunctions = [],
  invariants = {},
  guests = [],
  create,
}: ModuleParts<Made>): ModuleDefinition<Made> {
  /** One for each server of this process. */
  const instances = new WeakMap<Use, Made>();
  return {
    name,
    tables,
    sqlFunctions,
    invariants,
    guests,
    instance(deps, use) {
      const known = instances.get(use);
      if (known) return known;
      const made = create(deps, use);
      const { routes = {} } = made;
      const strange = guests.filter((id) => !(id in routes));
      if (strange.length > 0) throw new Error(`${name} does not handle ${strange.join(', ')}`);
      instances.set(use, made);
      return made;
    },
  };
}

/** The modules of one server, each made at its first use. */
export function createUse(deps: ModuleDeps): Use {
  const path: string[] = [];
  return function use(definition) {
    const { name } = definition;
    const from = path.indexOf(name);
    if (from >= 0)
      throw new Error(`modules need each other: ${[...path.slice(from), name].join(' → ')}`);
    path.push(name);
    try {
      return definition.instance(deps, use);
    } finally {
      path.pop();
    }
  };
}
