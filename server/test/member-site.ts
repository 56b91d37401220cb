import { seedDemo } from '../src/demo/index.ts';
import type { Log, ModuleDeps } from '../src/lib/module.ts';
import { type AccountModules, createAccountModules } from '../src/modules/account-modules.ts';
import { createWalletService } from '../src/modules/wallet/index.ts';
import type { Bus } from '../src/stream/types.ts';
import { buildTestApp } from './build-test-app.ts';

export interface CallOptions {
  token?: string | undefined;
  body?: unknown;
  ip?: string;
  /** The Cookie header. */
  cookie?: string | undefined;
}

export interface Answer {
  status: number;
  /** What the answer sets, as a Cookie header. */
  cookie?: string;
  // biome-ignore lint/suspicious/noExplicitAny: a test reads whatever came back
  body: any;
}

export interface Ended {
  sessionId?: string;
  memberId?: string;
  reason: string;
}

export type MemberSite = Awaited<ReturnType<typeof openMemberSite>>;

/** Opens the modules about people on a test app, and notes what they tell the streams and the log. */
export async function openMemberSite() {
  const ended: Ended[] = [];
  const published: { topic: string; change: object }[] = [];
  const logged: string[] = [];
  const note = (...parts: unknown[]) => void logged.push(JSON.stringify(parts));
  const built: { deps?: ModuleDeps; accounts?: AccountModules } = {};

  const test = await buildTestApp({
    async modules(deps, hub) {
      const bus: Bus = {
        publish(topic, change) {
          published.push({ topic, change });
          hub.publish(topic, change);
        },
        watched: (topic) => hub.watched(topic),
        endSession(target, reason) {
          ended.push({ ...target, reason });
          hub.endSession(target, reason);
        },
        endMembers: (reason) => hub.endMembers(reason),
      };
      const log = { ...deps.log, info: note, warn: note, error: note, debug: note } as Log;
      built.deps = { ...deps, bus, log };
      built.accounts = createAccountModules(built.deps, {
        isReplay: async () => false,
        wallet: createWalletService(deps),
        guestStreams: () => 3,
        streamSessions: () => [],
        counts: () => [],
        openBets: async () => [],
        unseenResults: async () => 0,
      });
      return [...built.accounts.modules];
    },
  });
  const { deps, accounts } = built;
  if (!deps || !accounts) throw new Error('the modules were not made');
  const wallet = createWalletService(deps);
  await seedDemo(deps, { wallet, passwords: accounts.auth.passwords });

  async function call(method: string, url: string, options: CallOptions = {}): Promise<Answer> {
    const { token, body, ip, cookie } = options;
    const response = await test.app.inject({
      method: method as 'GET',
      url: `/api${url}`,
      headers: {
        ...(token === undefined ? {} : { 'x-auth-token': token }),
        ...(cookie === undefined ? {} : { cookie }),
      },
      ...(body === undefined ? {} : { payload: body as object }),
      ...(ip === undefined ? {} : { remoteAddress: ip }),
    });
    const [set] = [response.headers['set-cookie'] ?? []].flat();
    return {
      status: response.statusCode,
      body: response.body === '' ? undefined : response.json(),
      ...(set === undefined ? {} : { cookie: set.split(';')[0] }),
    };
  }

  async function login(userId: string, password = 'demo1234', ip?: string): Promise<string> {
    const body = { userId, password };
    const answer = await call('POST', '/member/login', ip === undefined ? { body } : { body, ip });
    if (answer.status !== 200) throw new Error(`login of ${userId}: ${JSON.stringify(answer)}`);
    return answer.body.token as string;
  }

  return {
    ...deps,
    clock: test.clock,
    auth: accounts.auth,
    signupRequests: accounts.signupRequests,
    wallet,
    topics: accounts.modules.flatMap((one) => one.topics ?? []),
    ended,
    published,
    logged,
    call,
    login,
    pass: (ms: number) => test.clock.set(test.clock.now() + ms),
    close: test.close,
  };
}
