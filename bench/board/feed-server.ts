import { existsSync, readFileSync, statSync } from 'node:fs';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { stripTypeScriptTypes } from 'node:module';
import type { AddressInfo } from 'node:net';
import { extname, join, normalize } from 'node:path';
import type { components } from '#contract/types.gen.ts';
import { createFeed, type Feed } from './feed.ts';
import { createMarket, type Market, topic } from './market.ts';

type Schemas = components['schemas'];

const types: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
};

const setting: Schemas['Setting'] = {
  serverTime: 0,
  siteNoticeFlg: false,
  autoLogoutMin: 60,
  logoutMin: 60,
  joinStartEndFlg: false,
  tetherMaintenanceFlag: 0,
  idNiknameBan: [],
  currentAccessUserCount: 1,
  coinBonus: { basisPoints: 500, capPoints: 100_000 },
  levelLimits: [],
  clockMode: 'system',
};

export interface FeedServer {
  url: string;
  market: Market;
  feed: Feed;
  close: () => Promise<void>;
}

export interface FeedServerOptions {
  /** Folder of the built client. */
  clientDir: string;
  fixtures: number;
  /** Only the first so many fixtures move. */
  hot: number;
  seed: number;
}

/** Serves both boards from one feed on a loopback port: ours from its build, the hand-written one from `vanilla/`. */
export async function startFeedServer(options: FeedServerOptions): Promise<FeedServer> {
  const market = createMarket(options);
  const feed = createFeed(market);

  function answerApi(path: string, query: URLSearchParams, response: ServerResponse): void {
    if (path === '/api/stream') {
      feed.open(response, (query.get('topics') ?? '').split(','));
      return;
    }
    const count: Schemas['BoardCount'] = {
      kind: 'cross',
      sport: 'football',
      fixtures: options.fixtures,
    };
    const bodies: Record<string, () => unknown> = {
      '/api/setting': () => ({ ...setting, serverTime: Date.now() }),
      '/api/setting/maintanace': () => ({ ...setting, serverTime: Date.now() }),
      '/api/setting/autoLogoutMin': () => ({ autoLogoutMin: 60, logoutMin: 60 }),
      '/api/settingSignUp': () => ({ joinStartEndFlg: false }),
      '/api/setting/messenger': () => [],
      '/api/newsLink': () => [],
      '/api/sports/count': () => [count],
      '/api/sports/board': () => ({
        at: Date.now(),
        boards: [{ topic, seq: feed.seq(), data: market.board() }],
      }),
    };
    const body = bodies[path];
    const problem = { type: 'about:blank', code: 'not_found', message: path, requestId: 'bench' };
    response.writeHead(body ? 200 : 404, {
      'content-type': body ? 'application/json' : 'application/problem+json',
    });
    response.end(JSON.stringify(body ? body() : problem));
  }

  function answerFile(path: string, response: ServerResponse): void {
    const file = join(options.clientDir, normalize(path));
    const isFile = existsSync(file) && statSync(file).isFile();
    sendFile(isFile ? file : join(options.clientDir, 'index.html'), response);
  }

  function answer(request: IncomingMessage, response: ServerResponse): void {
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://bench');
    if (pathname.startsWith('/api/')) answerApi(pathname, searchParams, response);
    else if (pathname === '/vanilla') sendFile(vanillaFile('index.html'), response);
    else if (pathname === '/vanilla/board.css') sendFile(vanillaFile('board.css'), response);
    else if (/^\/vanilla\/[a-z]+\.ts$/.test(pathname)) {
      const source = readFileSync(vanillaFile(pathname.slice('/vanilla/'.length)), 'utf8');
      response.writeHead(200, { 'content-type': types['.js'] });
      response.end(stripTypeScriptTypes(source));
    } else answerFile(pathname, response);
  }

  const server = createServer(answer);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    market,
    feed,
    close: () =>
      new Promise((resolve) => {
        feed.close();
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

function vanillaFile(name: string): string {
  return join(import.meta.dirname, 'vanilla', name);
}

function sendFile(file: string, response: ServerResponse): void {
  response.writeHead(200, {
    'content-type': types[extname(file)] ?? 'application/octet-stream',
    'cache-control': 'no-store',
  });
  response.end(readFileSync(file));
}
