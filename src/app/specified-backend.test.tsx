import { createMemoryHistory } from '@tanstack/react-router';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { formatDateTime } from '@/shared/lib/format';
import { configure, fireEvent, screen, waitFor } from '@/shared/lib/test-render';
import type { RunningApp } from './start';

// A backend that knows section 7 of the specification and nothing else, at an address of its own.
const base = 'http://backend.test/v1';
const member = {
  id: 'mem_9',
  nickName: '한강바람',
  level: 3,
  emoney: 1_250_000,
  point: 300,
  type: 1,
  role: 0,
  withdrawalType: 0,
  tendency: 0,
};
const notSpecified = () => new Response('Not Found', { status: 404 });

// Pages are compiled when they are first opened here.
configure({ asyncUtilTimeout: 20_000 });
vi.setConfig({ testTimeout: 40_000 });

let answers: Record<string, () => Response>;
let called: string[];
let app: RunningApp | undefined;

function json(body: unknown) {
  return () => Response.json(body);
}

async function backend(input: Request | string, init?: RequestInit): Promise<Response> {
  const request = new Request(input, init);
  const path = request.url.startsWith(base) ? request.url.slice(base.length) : request.url;
  const call = `${request.method} ${path.split('?')[0]}`;
  called.push(call);
  const needsToken = call === 'GET /member/user' || call === 'GET /message/unread';
  if (needsToken && request.headers.get('x-auth-token') !== 'tok-1') {
    return new Response('no session', { status: 556 });
  }
  return (answers[call] ?? notSpecified)();
}

beforeEach(() => {
  called = [];
  answers = {
    'GET /setting/maintanace': json({ siteNoticeFlg: false }),
    'GET /setting/autoLogoutMin': json({ autoLogoutMin: 30 }),
    'GET /settingSignUp': json({ joinStartEndFlg: false }),
    'GET /setting/messenger': json([{ imgPath: '/telegram.png' }]),
    'GET /newsLink': json([{ contents: '<b>새 소식</b>' }]),
    'GET /message/unread': json(0),
    'POST /member/login': json({ token: 'tok-1' }),
    'POST /member/logout': () => new Response(null, { status: 204 }),
    'GET /member/user': json(member),
  };
  document.head.innerHTML = `<meta name="hanpan:api-base" content="${base}">`;
  document.body.innerHTML = '<div id="root"></div>';
  localStorage.clear();
  vi.stubGlobal('fetch', backend);
  vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener: () => {} }));
  vi.stubGlobal('scrollTo', () => {});
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe() {}
      unobserve() {}
      disconnect() {}
    },
  );
});
afterEach(() => {
  app?.stop();
  vi.unstubAllGlobals();
});

async function open(path: string): Promise<RunningApp> {
  const { startApp } = await import('./start');
  const root = document.getElementById('root') as HTMLElement;
  app = await startApp(root, createMemoryHistory({ initialEntries: [path] }));
  return app;
}

async function logIn(): Promise<void> {
  const field = (label: string) => screen.findByLabelText(label, { selector: 'input' });
  fireEvent.change(await field('아이디'), { target: { value: 'member01' } });
  fireEvent.change(await field('비밀번호'), { target: { value: 'test1234' } });
  fireEvent.submit((await field('아이디')).closest('form') as HTMLFormElement);
}

test('a guest sees the home page with the news, and no alert', async () => {
  await open('/');
  await screen.findByRole('heading', { level: 1 });
  expect((await screen.findAllByText('새 소식')).length).toBeGreaterThan(0);
  expect(screen.queryByRole('alertdialog')).toBeNull();
  expect(called).toEqual(
    expect.arrayContaining([
      'GET /setting/maintanace',
      'GET /setting/autoLogoutMin',
      'GET /settingSignUp',
    ]),
  );
});

test('a member logs in, is named, and has the configured minutes', async () => {
  const { router } = await open('/login');
  await logIn();
  await screen.findAllByText('한강바람');
  await waitFor(() => expect(router.state.location.pathname).toBe('/'));
  const written = localStorage.getItem('custom.auth') ?? '';
  const soon = Date.now() + 30 * 60_000;
  expect(written >= formatDateTime(soon - 60_000) && written <= formatDateTime(soon)).toBe(true);
  expect(screen.queryByRole('alertdialog')).toBeNull();
});

test('a page of members leads a guest to login', async () => {
  const { router } = await open('/bet_result');
  await waitFor(() => expect(router.state.location.pathname).toBe('/login'));
  expect(router.state.location.search).toEqual({
    redirect: expect.stringContaining('/bet_result'),
  });
});

test('unread messages come first', async () => {
  answers['GET /message/unread'] = json(2);
  const { router } = await open('/login');
  await logIn();
  await screen.findByText('쪽지가 도착했습니다. 확인 후 이용해주세요.');
  expect(router.state.location.pathname).toBe('/message');
});

test('maintenance leads to its page', async () => {
  answers['GET /setting/maintanace'] = json({ siteNoticeFlg: true });
  const { router } = await open('/korea/cross');
  await waitFor(() => expect(router.state.location.pathname).toBe('/maintenance'));
});

test('settings that fail show the plain words of the server', async () => {
  const broken = () => new Response('서버 점검 중', { status: 500 });
  answers['GET /setting/maintanace'] = broken;
  await open('/');
  await screen.findByText('서버 점검 중');
});

test('login that fails shows the plain words of the server', async () => {
  answers['POST /member/login'] = () => new Response('없는 아이디입니다.', { status: 404 });
  await open('/login');
  await logIn();
  await screen.findByText('없는 아이디입니다.');
});
