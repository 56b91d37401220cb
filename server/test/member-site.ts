import { seedDemo } from '../src/demo/index.ts';
import type { Log } from '../src/lib/log.ts';
import { createUse, type ModuleDeps, type ServerModule, type Use } from '../src/module.ts';
import { authModule } from '../src/modules/auth/index.ts';
import { deskModule } from '../src/modules/desk/index.ts';
import { favouriteModule } from '../src/modules/favourite/index.ts';
import { inquiryModule } from '../src/modules/inquiry/index.ts';
import { memberModule } from '../src/modules/member/index.ts';
import { messageModule } from '../src/modules/message/index.ts';
import { noticeModule } from '../src/modules/notice/index.ts';
import { savedSlipModule } from '../src/modules/saved-slip/index.ts';
import { settingModule } from '../src/modules/setting/index.ts';
import { walletModule } from '../src/modules/wallet/index.ts';
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

/** What is about people: who they are, what they may do, what the site tells them. */
const MODULES = [
  settingModule,
  authModule,
  memberModule,
  favouriteModule,
  savedSlipModule,
  messageModule,
  noticeModule,
  inquiryModule,
  deskModule,
];

export type MemberSite = Awaited<ReturnType<typeof openMemberSite>>;

/** Opens the modules about people on a test app, and notes what they tell the streams and the log. */
export async function openMemberSite() {
  const ended: Ended[] = [];
  const published: { topic: string; change: object }[] = [];
  const logged: string[] = [];
  const note = (...parts: unknown[]) => void logged.push(JSON.stringify(parts));
  const built: { deps?: ModuleDeps; use?: Use; modules?: readonly ServerModule[] } = {};

  const test = await buildTestApp({
    modules(deps) {
      const bus: Bus = {
        publish(topic, change) {
          published.push({ topic, change });
          deps.bus.publish(topic, change);
        },
        watched: (topic) => deps.bus.watched(topic),
        endSession(target, reason) {
          ended.push({ ...target, reason });
          deps.bus.endSession(target, reason);
        },
        endMembers: (reason) => deps.bus.endMembers(reason),
      };
      const log = { ...deps.log, info: note, warn: note, error: note, debug: note } as Log;
      const stats = () => ({ ...deps.hub.stats(), connections: 3, members: 0 });
      const hub = { ...deps.hub, stats, sessions: () => [] };
      built.deps = { ...deps, bus, hub, log };
      const use = createUse(built.deps);
      built.use = use;
      built.modules = MODULES.map((one) => use<ServerModule>(one));
      return built.modules;
    },
  });
  const { deps, use, modules } = built;
  if (!deps || !use || !modules) throw new Error('the modules were not made');
  const wallet = use(walletModule).service;
  const auth = use(authModule).service;
  await seedDemo(deps, { wallet, passwords: auth.passwords });

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
    auth,
    signupRequests: use(memberModule).requests,
    wallet,
    topics: modules.flatMap((one) => one.topics ?? []),
    ended,
    published,
    logged,
    call,
    login,
    pass: (ms: number) => test.clock.set(test.clock.now() + ms),
    close: test.close,
  };
}
